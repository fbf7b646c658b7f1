-- Proof that somebody reads a mailbox: a code of six digits and a link, either used once (§7 Users and authentication).

create table verificacao (
  idverificacao uuid primary key,
  idusuario uuid not null references usuario on delete cascade,
  fonte text not null check (fonte in ('RECUPERAR_SENHA')),
  -- SHA-256 of id and code: ten thousand guesses need the table, five tries are all there are without it.
  codigo_hash bytea not null check (length(codigo_hash) = 32),
  -- SHA-256 of the 256-bit token of the link.
  token_hash bytea not null unique check (length(token_hash) = 32),
  tentativas smallint not null default 0,
  criada_em timestamptz not null default now(),
  expira_em timestamptz not null,
  usada_em timestamptz
);
create index verificacao_usuario on verificacao (idusuario, criada_em desc);
create index verificacao_expira on verificacao (expira_em);

-- What was asked for lately, by account and by address of the asker; written alike for accounts that do not exist.
create table tentativa_verificacao (
  -- SHA-256: neither logins nor addresses are kept in the clear.
  chave bytea not null check (length(chave) = 32),
  quando timestamptz not null default now()
);
create index tentativa_verificacao_chave on tentativa_verificacao (chave, quando);
create index tentativa_verificacao_quando on tentativa_verificacao (quando);

-- A letter that the mail server refused is tried again later and later, then given up.
-- Codes and links: the text is emptied once a mail server has taken the letter.
alter table correio add column secreta boolean not null default false;
alter table correio add column tentativas smallint not null default 0;
alter table correio add column proxima_em timestamptz not null default now();
alter table correio add column desistiu_em timestamptz;
drop index correio_a_enviar;
create index correio_a_enviar on correio (proxima_em) where enviado_em is null and desistiu_em is null;

-- Somebody waits for the letter: it leaves at once, not with the minute's job.
create function f_avisa_correio() returns trigger language plpgsql as $$
begin
  perform pg_notify('correio', '');
  return null;
end $$;
create trigger correio_inserido after insert on correio for each statement execute function f_avisa_correio();
