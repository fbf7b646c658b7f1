-- An order that repeats by itself: what is ordered, how often, and which date comes next.
create table assinatura (
  idassinatura uuid primary key,
  idfornecedor uuid not null references fornecedor,
  idcliente uuid not null references cliente,
  -- Who began it: cycles are ordered for this login while it may act for the cliente.
  idusuario uuid references usuario,
  -- The order that began it.
  numpedido bigint not null unique references pedido,
  status text not null default 'ATIVA' check (status in ('ATIVA', 'PAUSADA', 'CANCELADA')),
  -- Why it waits or ended, or why its last cycle was refused; '' when all is well.
  motivo text not null default '',
  -- The type as it was then: it may be changed or withdrawn later.
  idtipoassinatura uuid not null,
  nome text not null,
  dias smallint check (dias > 0),
  meses smallint check (meses > 0),
  -- First delivery: dates are counted from it.
  ancora date not null,
  -- Dates up to this one are over.
  desde date not null,
  puladas date[] not null default '{}',
  -- The next date, and when its order is made; of an active one.
  proxima date not null,
  tentar_em timestamptz not null,
  -- Cycle that was refused last, and how often.
  ciclo_recusado date,
  tentativas smallint not null default 0,
  -- What a cycle submits: lines, services, delivery, payment, notes.
  submissao jsonb not null,
  criada_em timestamptz not null default now(),
  check ((dias is null) <> (meses is null))
);
create index assinatura_cliente on assinatura (idfornecedor, idcliente, idassinatura);
create index assinatura_devida on assinatura (tentar_em) where status = 'ATIVA';

-- The cycle that an order is of; the order that began it has none.
alter table pedido add column idassinatura uuid references assinatura, add column ciclo date;
-- However many jobs run: one living order for each cycle.
create unique index pedido_ciclo on pedido (idassinatura, ciclo) where ciclo is not null and status <> 'CANCELADO';
create index pedido_da_assinatura on pedido (idassinatura, ciclo) where idassinatura is not null;
