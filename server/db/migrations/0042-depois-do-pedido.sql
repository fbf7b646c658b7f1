-- After the order: what was served, what was given back, what the customer thought of it (readings 7).
alter table pedido
  -- Centavos, once picked: what is paid in the end; null before.
  add column totalservido bigint check (totalservido >= 0);
alter table item_pedido
  -- 1/1,000 unit; null: not picked yet.
  add column quantidadeservida bigint check (quantidadeservida >= 0),
  -- Centavos of what was served.
  add column totalservido bigint check (totalservido >= 0);

-- Withdrawals within 7 days of the delivery (law 8.078/1990, article 49) and returns: records of their own, the order
-- stays ENTREGUE.
create table devolucao (
  iddevolucao uuid primary key,
  numpedido bigint not null references pedido on delete cascade,
  idfornecedor uuid not null references fornecedor,
  tipo text not null check (tipo in ('ARREPENDIMENTO', 'DEVOLUCAO')),
  status text not null check (status in ('ABERTA', 'CONCLUIDA', 'RECUSADA')),
  -- Centavos that go back, freight included in a withdrawal.
  valor bigint not null check (valor >= 0),
  motivo text not null default '',
  ator text not null,
  idusuario uuid references usuario,
  criado_em timestamptz not null default now(),
  concluida_em timestamptz
);
create unique index devolucao_arrependimento on devolucao (numpedido) where tipo = 'ARREPENDIMENTO';
create index devolucao_pedido on devolucao (numpedido);

-- One for each order, editable for 7 days.
create table avaliacao (
  numpedido bigint primary key references pedido on delete cascade,
  idfornecedor uuid not null references fornecedor,
  idusuario uuid references usuario,
  estrelas smallint not null check (estrelas between 1 and 5),
  motivos text[] not null default '{}',
  texto text not null default '',
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now()
);
