-- expande
-- The desk where budgets are priced (decision 0111): the draft of the next version, what a supervisor is asked, and what the store writes
-- beside a product.
create table rascunho_orcamento (
  numpedido bigint primary key,
  idfornecedor uuid not null,
  -- Who changes it names the one that it has seen.
  revisao integer not null default 0,
  -- Centavos; null: as it was.
  taxaentrega bigint check (taxaentrega >= 0),
  validade date,
  observacao text not null default '',
  idusuario uuid references usuario on delete set null,
  -- The name as it was.
  por text not null,
  em timestamptz not null default now(),
  -- What the last version was made of, and by whom: sent again, it is the same version.
  enviada_de integer,
  enviada_por uuid references usuario on delete set null,
  foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) on delete cascade
);
create index rascunho_orcamento_do_usuario on rascunho_orcamento (idusuario) where idusuario is not null;
create index rascunho_orcamento_de_quem_enviou on rascunho_orcamento (enviada_por) where enviada_por is not null;

create table linha_rascunho (
  numpedido bigint not null references rascunho_orcamento on delete cascade,
  sequencia smallint not null,
  -- 1/10,000 real; null: as the version before.
  preco bigint check (preco > 0),
  -- Null: as it was.
  recado text,
  -- A price that waits for a supervisor.
  pedido_preco bigint check (pedido_preco > 0),
  pedido_por text,
  pedido_em timestamptz,
  pedido_motivo text not null default '',
  -- A price beyond the limits that one approved.
  aprovado_preco bigint check (aprovado_preco > 0),
  aprovado_por text,
  -- Who refused one last, and why.
  recusado_por text,
  recusado_motivo text not null default '',
  primary key (numpedido, sequencia)
);
create index linha_rascunho_a_aprovar on linha_rascunho (numpedido) where pedido_preco is not null;

-- What the store writes to its customer beside a product.
alter table item_pedido add column recado text not null default '';

create index pedido_orcamentos on pedido (idfornecedor, status, numpedido) where orcamento;
