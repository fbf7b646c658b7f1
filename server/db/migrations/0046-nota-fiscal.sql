-- The NF-e of an order, as its supplier's ERP sent it; the DANFE is drawn from it when it is asked for.
create table nota_fiscal (
  numpedido bigint primary key references pedido on delete cascade,
  idfornecedor uuid not null references fornecedor,
  -- 44 characters; those of the CNPJ may be letters.
  chave text not null unique check (chave ~ '^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$'),
  xml text not null,
  criado_em timestamptz not null default now()
);
