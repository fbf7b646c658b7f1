-- Budgets: asked for, priced in versions, accepted until a time (readings 7).
alter table pedido
  -- Began as a budget, whatever it became.
  add column orcamento boolean not null default false,
  -- Of the prices of a budget; 0: none yet.
  add column versao integer not null default 0,
  add column valido_ate timestamptz,
  -- What the store wrote to its prices.
  add column observacaoloja text not null default '';
update pedido p set orcamento = true
where exists (select from historico_pedido h where h.numpedido = p.numpedido and h.sequencia = 0 and h.status = 'ORCAMENTO_NOVO');
update pedido set versao = 1, valido_ate = now() + interval '7 days' where status = 'ORCAMENTO_PRECIFICADO';

-- Each time a budget was priced, as it was offered: lines as {sequencia, precounitario, total}, centavos and 1/10,000 real.
create table versao_orcamento (
  numpedido bigint not null references pedido on delete cascade,
  versao integer not null,
  ator text not null,
  idusuario uuid references usuario,
  valido_ate timestamptz not null,
  taxaentrega bigint not null,
  total bigint not null,
  itens jsonb not null,
  observacao text not null default '',
  criado_em timestamptz not null default now(),
  primary key (numpedido, versao)
);

-- The timer that lets budgets expire.
create index pedido_validade on pedido (valido_ate) where status = 'ORCAMENTO_PRECIFICADO';
