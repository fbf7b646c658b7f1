-- expande
-- A second proof at the login (decision 0157). Whether one is asked stands with the login, so that a session tells by its own row whether it was
-- given: one without it is none.
alter table usuario add column segundo_fator boolean not null default false;
alter table sessao add column prova text check (prova in ('APLICATIVO', 'RECUPERACAO'));
-- A session that goes on in another store was proven as it was.
alter table login_token add column prova text check (prova in ('APLICATIVO', 'RECUPERACAO'));

-- The secret that an authenticator app has, sealed with a key of the environment. A new one is asked for once a code of it was said:
-- until then the one before goes on.
create table fator_totp (
  idusuario uuid primary key references usuario on delete cascade,
  segredo text,
  confirmado_em timestamptz,
  segredo_novo text,
  novo_em timestamptz,
  -- The latest half minute whose code was taken: none is taken twice.
  ultimo_passo integer not null default 0,
  check ((segredo is null) = (confirmado_em is null))
);

-- Codes on paper, each good once; of them only hashes are kept.
create table codigo_recuperacao (
  idusuario uuid not null references usuario on delete cascade,
  codigo_hash bytea not null,
  criado_em timestamptz not null default now(),
  usado_em timestamptz,
  primary key (idusuario, codigo_hash)
);

-- A right password that waits for the second proof: what the session will be. No session yet, and worth nothing by itself.
create table passo_login (
  token_hash bytea primary key,
  idusuario uuid not null references usuario on delete cascade,
  idcliente uuid references cliente on delete cascade,
  idfornecedor uuid references fornecedor on delete cascade,
  papel text not null,
  tokenorigin text not null,
  -- Codes that were tried with it.
  tentativas integer not null default 0,
  expira_em timestamptz not null
);
create index passo_login_usuario on passo_login (idusuario);
create index passo_login_expira on passo_login (expira_em);

-- From when on a supplier asks a second proof of who works in its panel.
create table exigencia_fator (
  idfornecedor uuid primary key references fornecedor on delete cascade,
  vale_em timestamptz not null,
  versao integer not null default 1
);

-- What its team may do has changed: everybody's sessions are read again.
create function f_avisa_exigencia() returns trigger language plpgsql as $$
begin
  perform pg_notify('acesso', '');
  return null;
end $$;
create trigger exigencia_fator_mudada after insert or update or delete on exigencia_fator for each statement execute function f_avisa_exigencia();
