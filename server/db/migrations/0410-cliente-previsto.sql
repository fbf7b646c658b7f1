-- expande
-- Customers whom a store brings in a sheet (issue 17, line 4; decision 0155): what the store knows of somebody who has not come to it yet. Nothing here
-- points at a person of the platform: whether another store knows this document is neither looked up nor told. Who comes, and proves the mailbox that
-- the store wrote down, takes it over (#cliente-previsto).
create table cliente_previsto (
  idfornecedor uuid not null references fornecedor,
  idprevisto uuid not null,
  tipo_documento text not null check (tipo_documento in ('CPF', 'CNPJ')),
  documento text not null,
  nome text not null,
  razaosocial text not null default '',
  -- '': the store knows none, so nobody takes it over by himself.
  email text not null default '' check (email = lower(email)),
  telefone text not null default '',
  aprovado boolean,
  tags text[] not null default '{}',
  cod_erp text,
  limite_credito_centavos bigint not null default 0 check (limite_credito_centavos >= 0),
  idrepresentante uuid references usuario,
  -- Taken away by a sheet, which may be taken back for 30 days; then it goes.
  apagado_em timestamptz,
  versao integer not null default 1,
  criado_em timestamptz not null default now(),
  primary key (idfornecedor, idprevisto),
  check (tipo_documento <> 'CPF' or documento ~ '^[0-9]{11}$'),
  check (tipo_documento <> 'CNPJ' or documento ~ '^[0-9A-Z]{12}[0-9]{2}$')
);
create unique index cliente_previsto_documento on cliente_previsto (idfornecedor, tipo_documento, documento) where apagado_em is null;
-- Who has come: its document, whatever the store.
create index cliente_previsto_quem on cliente_previsto (documento);
create index cliente_previsto_apagado on cliente_previsto (apagado_em) where apagado_em is not null;
create index cliente_previsto_representante on cliente_previsto (idrepresentante) where idrepresentante is not null;

-- Of a sheet of people: whose row it is, so that it is erased with the person (LGPD art. 18).
alter table importacao_linha add column documento text;
create index importacao_linha_documento on importacao_linha (documento) where documento is not null;
