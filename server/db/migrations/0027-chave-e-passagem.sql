-- API keys of a supplier's own systems, and the hand-over of a login from one store to another (§2, §6, readings 2).

create table apikey (
  idapikeys uuid primary key,
  idfornecedor uuid not null references fornecedor,
  -- The login of its sessions: of nobody's own and without a password, so that a key reaches no person's account.
  idusuario uuid not null unique references usuario,
  nome text not null,
  -- SHA-256 of the 256-bit key: the key itself is shown once and never stored.
  chave_hash bytea not null unique check (length(chave_hash) = 32),
  criada_em timestamptz not null default now(),
  -- A key that was revoked opens nothing, and its sessions are nobody's from that moment on.
  revogada_em timestamptz
);
create index apikey_fornecedor on apikey (idfornecedor);
create trigger apikey_acesso_alterado after update on apikey referencing new table as alterados for each statement execute function f_avisa_usuario();
create trigger apikey_acesso_excluido after delete on apikey referencing old table as alterados for each statement execute function f_avisa_usuario();

-- Which registration a system means by its own code (§7 idErpUsuario).
create index cadastroextracliente_cod_erp on cadastroextracliente (idfornecedor, cod_erp) where cod_erp is not null;

create table login_token (
  -- SHA-256 of the 256-bit token of the address.
  token_hash bytea primary key check (length(token_hash) = 32),
  idusuario uuid not null references usuario on delete cascade,
  idcliente uuid not null references cliente on delete cascade,
  -- The store, the e-mail and the host that it is good at, and nowhere else.
  idfornecedor uuid not null references fornecedor,
  email text not null,
  host text not null,
  papel text not null,
  expira_em timestamptz not null
);
create index login_token_expira on login_token (expira_em);
