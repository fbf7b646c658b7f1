-- Charges of every kind, what is asked of a provider besides making one, and the bank of the demo.

alter table pagamento
  drop constraint pagamento_status_check,
  add constraint pagamento_status_check check (status in ('CRIADO', 'PENDENTE', 'RESERVADO', 'RECUSADO', 'EXPIRADO', 'CANCELADO', 'PAGO', 'ESTORNADO')),
  -- The provider's own number, once it answered; txid is ours.
  add column idexterno text,
  add column parcelas smallint not null default 1 check (parcelas between 1 and 24),
  -- Centavos, all part of valor or beside it: interest inside valor, held on the card, charged in the end, given back.
  add column juros bigint not null default 0 check (juros >= 0),
  add column reservado bigint check (reservado >= valor),
  add column capturado bigint check (capturado <= reservado),
  add column devolvido bigint not null default 0 check (devolvido >= 0),
  -- Why a card was refused.
  add column recusa text,
  -- {token, bandeira, final}; the token leaves once the provider answered. A card number is never here.
  add column cartao jsonb,
  -- {linha_digitavel, codigo_barras, vencimento, url}
  add column boleto jsonb;
-- What a provider was asked to make and has not answered.
create index pagamento_criado on pagamento (criado_em) where status = 'CRIADO';

-- Asked of a provider about a charge: stored, with its key, before it is asked; asked again with the same key until it answers.
create table operacao_pagamento (
  idoperacao uuid primary key,
  idpagamento uuid not null references pagamento on delete cascade,
  tipo text not null check (tipo in ('CAPTURAR', 'CANCELAR', 'ESTORNAR')),
  chave_idempotencia text not null unique,
  valor bigint not null check (valor >= 0),
  estado text not null default 'PENDENTE' check (estado in ('PENDENTE', 'FEITA', 'RECUSADA')),
  tentativas integer not null default 0,
  motivo text not null default '',
  criado_em timestamptz not null default now(),
  tentar_em timestamptz not null default now(),
  feita_em timestamptz
);
create index operacao_pagamento_cobranca on operacao_pagamento (idpagamento);
create index operacao_pagamento_pendente on operacao_pagamento (tentar_em) where estado = 'PENDENTE';

-- The bank of the demo: a second party with a memory of its own, so that keys, repeats and crashes are real (slice pagamento).
create table banco_simulado (
  txid text primary key,
  tipo text not null,
  valor bigint not null,
  capturado bigint,
  devolvido bigint not null default 0,
  status text not null,
  recusa text,
  criado_em timestamptz not null default now()
);
-- Keys that came before, with what they were answered.
create table banco_simulado_chave (
  chave text primary key,
  txid text not null,
  criado_em timestamptz not null default now()
);
-- What the bank told the shop, so that it can tell it again, late or in another order.
create table banco_simulado_aviso (
  idevento text primary key,
  txid text not null,
  status text not null,
  valor bigint not null,
  -- When it is to be told; null: it was.
  enviar_em timestamptz,
  criado_em timestamptz not null default now()
);
create index banco_simulado_aviso_txid on banco_simulado_aviso (txid, criado_em);
create index banco_simulado_aviso_a_enviar on banco_simulado_aviso (enviar_em) where enviar_em is not null;

-- The screen of an order follows its charge too.
create trigger pagamento_status after update of status on pagamento for each row when (old.status is distinct from new.status) execute function f_avisa_pedido();
