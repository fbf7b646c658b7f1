-- expande
-- A supplier's own sender is set and proven by calls of the panel (decision 0097): somebody reads its mailbox (`caixa_em`), and its domain lets
-- the mail server send for it (`dominio_em`). Only both together make it count, which nobody writes by hand: older code reads `verificado_em`
-- as before. Without an address a name and an address for answers count alone.
alter table remetente
  alter column endereco drop not null,
  add column nome text not null default '' check (char_length(nome) <= 80 and nome !~ '[[:cntrl:]]'),
  add column resposta text check (resposta ~ '^[^[:space:],;:<>()"\\]+@[^[:space:],;:<>()"\\@]+\.[^[:space:],;:<>()"\\@]+$'),
  add column caixa_em timestamptz,
  add column dominio_em timestamptz,
  add column versao integer not null default 1;
update remetente set caixa_em = verificado_em, dominio_em = verificado_em;
alter table remetente drop column verificado_em;
alter table remetente
  add column verificado_em timestamptz generated always as (
    case when endereco is not null and caixa_em is not null and dominio_em is not null then greatest(caixa_em, dominio_em) end) stored;

-- The code that is out for a supplier's mailbox: one, for one address; another letter takes its place.
create table codigo_remetente (
  idfornecedor uuid primary key references fornecedor on delete cascade,
  idcodigo uuid not null,
  codigo_hash bytea not null,
  -- Of the address that it went to: it proves no other.
  para_hash bytea not null,
  tentativas smallint not null default 0,
  expira_em timestamptz not null,
  usado_em timestamptz
);
