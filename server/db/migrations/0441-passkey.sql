-- expande
-- Passkeys (WebAuthn) of who works in the panel (decision 0168): what an authenticator keeps the secret of. Nothing here opens anything by itself.
create table passkey (
  idpasskey uuid primary key,
  idusuario uuid not null references usuario on delete cascade,
  -- As the authenticator names it, and its public key (COSE).
  idcredencial bytea not null unique,
  chave_publica bytea not null,
  -- How often the authenticator says it was used; those that are kept in sync always say 0.
  contador bigint not null default 0,
  nome text not null,
  criada_em timestamptz not null default now(),
  usada_em timestamptz
);
create index passkey_usuario on passkey (idusuario);

-- What an authenticator is asked to sign, once. A new passkey is asked of one login; who enters is not known yet.
create table desafio_passkey (
  desafio_hash bytea primary key,
  idusuario uuid references usuario on delete cascade,
  expira_em timestamptz not null
);
create index desafio_passkey_usuario on desafio_passkey (idusuario);
create index desafio_passkey_expira on desafio_passkey (expira_em);

alter table sessao drop constraint sessao_prova_check;
alter table sessao add constraint sessao_prova_check check (prova in ('APLICATIVO', 'RECUPERACAO', 'PASSKEY'));
alter table login_token drop constraint login_token_prova_check;
alter table login_token add constraint login_token_prova_check check (prova in ('APLICATIVO', 'RECUPERACAO', 'PASSKEY'));
