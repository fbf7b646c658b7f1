-- What is owed for orders on credit: one row for each instalment.
alter table forma_pagamento
  -- Days after the order at which its instalments are due, of a method on credit; null: 28.
  add column prazos smallint[];

create table fatura (
  idfatura uuid primary key default gen_random_uuid(),
  idfornecedor uuid not null references fornecedor,
  idcliente uuid not null references cliente,
  numpedido bigint not null references pedido on delete cascade,
  parcela smallint not null check (parcela between 1 and parcelas),
  parcelas smallint not null,
  emissao date not null,
  vencimento date not null,
  -- Centavos.
  valor bigint not null check (valor > 0),
  -- Overdue is an open one whose day is past.
  status text not null default 'ABERTA' check (status in ('ABERTA', 'PAGA', 'CANCELADA')),
  paga_em timestamptz,
  unique (numpedido, parcela)
);
create index fatura_cliente on fatura (idfornecedor, idcliente, vencimento, idfatura);

-- A charge for one or several invoices: stored with its key before the provider is asked.
create table cobranca_fatura (
  idcobranca uuid primary key,
  idfornecedor uuid not null references fornecedor,
  idcliente uuid not null references cliente,
  tipo text not null check (tipo in ('PIX', 'BOLETO')),
  provedor text not null,
  txid text not null,
  idexterno text,
  chave_idempotencia text not null unique,
  valor bigint not null check (valor > 0),
  status text not null default 'CRIADO' check (status in ('CRIADO', 'PENDENTE', 'EXPIRADO', 'CANCELADO', 'PAGO')),
  brcode text,
  boleto jsonb,
  expira_em timestamptz,
  pago_em timestamptz,
  -- Came for invoices that were paid otherwise meanwhile: goes back.
  sobra bigint not null default 0 check (sobra >= 0),
  devolvida_em timestamptz,
  criado_em timestamptz not null default now(),
  unique (provedor, txid)
);
create index cobranca_fatura_aberta on cobranca_fatura (criado_em) where status in ('CRIADO', 'PENDENTE');
create index cobranca_fatura_sobra on cobranca_fatura (criado_em) where sobra > 0 and devolvida_em is null;

create table cobranca_fatura_item (
  idcobranca uuid not null references cobranca_fatura on delete cascade,
  idfatura uuid not null references fatura on delete cascade,
  primary key (idcobranca, idfatura)
);
create index cobranca_fatura_item_fatura on cobranca_fatura_item (idfatura);

-- Orders on credit from before: one invoice each, open while its day is to come.
insert into fatura (idfornecedor, idcliente, numpedido, parcela, parcelas, emissao, vencimento, valor, status, paga_em)
select idfornecedor, idcliente, numpedido, 1, 1, dia, dia + 28, total, case when dia + 28 < current_date then 'PAGA' else 'ABERTA' end,
  case when dia + 28 < current_date then (dia + 28)::timestamptz end
from (select p.*, (p.criado_em at time zone 'America/Sao_Paulo')::date as dia from pedido p) p
where tipopagamento = 'FATURADO' and total > 0 and status not in ('CANCELADO', 'ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO');

-- Whatever charge of the shop the simulated bank is asked about.
create view cobranca_da_loja as
select txid, tipo, provedor, idfornecedor, numpedido, valor, reservado, capturado, devolvido, status, recusa from pagamento
union all
select g.txid, g.tipo, g.provedor, g.idfornecedor, (select min(f.numpedido) from cobranca_fatura_item i join fatura f using (idfatura) where i.idcobranca = g.idcobranca),
  g.valor, null, null, case when g.devolvida_em is null then 0 else g.sobra end, g.status, null
from cobranca_fatura g;
