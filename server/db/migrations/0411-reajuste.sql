-- expande
-- A rule that changes the prices of many products (decision 0165): at once or on a day of the store, in one transaction, in the background where they are many.
create table reajuste (
  idfornecedor uuid not null references fornecedor on delete cascade,
  idreajuste uuid not null,
  versao integer not null default 1,
  -- Which products, and what becomes of their prices.
  selecao jsonb not null check (jsonb_typeof(selecao) = 'object'),
  regra jsonb not null check (jsonb_typeof(regra) = 'object'),
  -- The day at the store from which on it may be done; null: at once.
  dia date,
  estado text not null check (estado in ('AGENDADO', 'APLICANDO', 'APLICADO', 'CANCELADO', 'FALHOU')),
  -- Who asked for it, for the audit.
  autor jsonb not null,
  criado_em timestamptz not null default now(),
  terminado_em timestamptz,
  mudados integer not null default 0,
  -- Reason -> products that it left as they are.
  pulados jsonb not null default '{}',
  -- The act by which its author takes it back. No reference: acts are written by what they are about.
  idato bigint,
  primary key (idfornecedor, idreajuste)
);
create index reajuste_recente on reajuste (idfornecedor, criado_em desc);
create index reajuste_esperando on reajuste (dia) where estado in ('AGENDADO', 'APLICANDO');

-- How far a job is, written beside its transaction; whoever cancels says so here.
create table reajuste_andamento (
  idfornecedor uuid not null,
  idreajuste uuid not null,
  feitos integer not null default 0,
  total integer not null default 0,
  parar boolean not null default false,
  viva_em timestamptz,
  primary key (idfornecedor, idreajuste),
  foreign key (idfornecedor, idreajuste) references reajuste on delete cascade
);
