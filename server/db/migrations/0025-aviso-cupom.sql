-- 'Avise-me' of a customer without coupons: one letter once a coupon is made that it may use (ux 1.13.3).
create table aviso_cupom (
  idfornecedor uuid not null references fornecedor,
  idcliente uuid not null references cliente on delete cascade,
  -- New each time it is asked for: one letter for each (correio.chave).
  idaviso uuid not null unique,
  -- The login that asked and is written to; null when staff asked for the cliente, who then is.
  idusuario uuid references usuario on delete set null,
  pedido_em timestamptz not null default now(),
  primary key (idfornecedor, idcliente)
);
