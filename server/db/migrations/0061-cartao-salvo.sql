-- Cards that a login keeps at a supplier's provider: references only, the number is the provider's.
create table cartao_salvo (
  idcartao uuid primary key,
  idfornecedor uuid not null references fornecedor,
  idusuario uuid not null references usuario on delete cascade,
  provedor text not null,
  -- The provider's names of the customer and of the card.
  idclienteexterno text not null,
  idexterno text not null,
  bandeira text not null,
  final text not null check (final ~ '^[0-9]{4}$'),
  -- 'mm/aa'.
  validade text not null,
  criado_em timestamptz not null default now(),
  unique (provedor, idexterno)
);
create index cartao_salvo_dono on cartao_salvo (idfornecedor, idusuario, criado_em desc);

-- The same in the books of the simulated bank.
create table banco_simulado_cartao (
  idexterno text primary key,
  idcliente text not null,
  bandeira text not null,
  final text not null,
  validade text not null,
  criado_em timestamptz not null default now()
);
create index banco_simulado_cartao_cliente on banco_simulado_cartao (idcliente);
