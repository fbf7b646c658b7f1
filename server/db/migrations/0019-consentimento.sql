-- What a browser chose about cookies, and when: the proof of consent is ours to have (LGPD art. 8 § 2).
create table consentimento (
  idconsentimento uuid primary key,
  -- Null for a visitor.
  idusuario uuid references usuario on delete set null,
  idfornecedor uuid references fornecedor,
  -- Four groups, as in the header X-Cookie-Consent.
  grupos text not null check (grupos ~ '^[01](,[01]){3}$'),
  ip text not null,
  agente text not null,
  quando timestamptz not null default now()
);
create index consentimento_usuario on consentimento (idusuario) where idusuario is not null;
create index consentimento_quando on consentimento (quando);
