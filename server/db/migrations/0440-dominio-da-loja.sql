-- expande
-- Hosts that a supplier says are its own, and how far each has come (decision 0160). The shop answers for what stands in `dominio` alone; a row
-- gets there by a proof in DNS and by pointing here.
create table dominio_da_loja (
  idfornecedor uuid not null references fornecedor on delete cascade,
  dominio text not null check (dominio = lower(dominio) and char_length(dominio) <= 253),
  -- What must stand as text at `_vitrine.<dominio>`: of this supplier and this host alone.
  prova text not null check (prova ~ '^vitrine-[a-z0-9]{32}$'),
  -- When the proof was seen; null: not yet, or not any more.
  provado_em timestamptz,
  -- When it was taken off the air without its owner's will, and by what.
  perdido_em timestamptz,
  perdido_por text check (perdido_por in ('OUTRA_LOJA', 'APONTAMENTO')),
  -- Taken away by its owner, who may have it back for a while.
  removido_em timestamptz,
  criado_em timestamptz not null default now(),
  versao integer not null default 1,
  primary key (idfornecedor, dominio),
  check ((perdido_em is null) = (perdido_por is null))
);

-- What was seen of each, and when it is looked at next: no edit, and nobody's version.
create table dominio_visto (
  idfornecedor uuid not null,
  dominio text not null,
  prova text check (prova in ('EM_ORDEM', 'FALTA', 'SEM_RESPOSTA', 'NAO_CONFIGURADO')),
  apontamento text check (apontamento in ('EM_ORDEM', 'FALTA', 'SEM_RESPOSTA', 'NAO_CONFIGURADO')),
  -- The proof is there, and another store's too.
  de_outra boolean not null default false,
  visto_em timestamptz,
  -- Null: by a press alone.
  proximo_em timestamptz default now(),
  vezes integer not null default 0,
  -- Since when what is on the air points elsewhere.
  falta_desde timestamptz,
  primary key (idfornecedor, dominio),
  foreign key (idfornecedor, dominio) references dominio_da_loja on delete cascade
);
create index dominio_visto_proximo on dominio_visto (proximo_em) where proximo_em is not null;
