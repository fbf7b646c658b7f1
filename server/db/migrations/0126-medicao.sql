-- expande
-- What browsers measured, counted: how many of a day, a screen and a kind of device fell into which bucket (rules/src/medicao). Nobody
-- can be told from it, and it has no more rows than there are buckets.
create table medicao (
  idfornecedor uuid not null references fornecedor on delete cascade,
  dia date not null,
  tela text not null,
  metrica text not null,
  dispositivo text not null,
  faixa smallint not null,
  quantos bigint not null,
  primary key (idfornecedor, dia, metrica, tela, dispositivo, faixa)
);
create index medicao_dia on medicao (dia);

-- The events of Google Analytics that browsers say they sent, or could not: counted by day.
create table medicao_evento (
  idfornecedor uuid not null references fornecedor on delete cascade,
  dia date not null,
  evento text not null,
  resultado text not null,
  quantos bigint not null,
  valor bigint not null,
  primary key (idfornecedor, dia, evento, resultado)
);
create index medicao_evento_dia on medicao_evento (dia);

-- An order that was told once as a purchase, and how much of it as refunded, in centavos.
create table pedido_medido (
  numpedido bigint primary key,
  idfornecedor uuid not null,
  contado_em timestamptz not null default now(),
  devolvido bigint not null default 0,
  foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) on delete cascade
);
