-- expande
-- What was ordered with a coupon up to an order, added up once: old orders that are over never change again (decision 0173). Money in centavos, of those that hold.
create table soma_cupom (
  idfornecedor uuid not null,
  idcupom uuid not null,
  -- The last order that was looked at.
  ate bigint not null,
  pedidos integer not null default 0,
  cancelados integer not null default 0,
  desconto bigint not null default 0,
  total bigint not null default 0,
  -- Those up to it that are not over yet: in none of the sums.
  abertos bigint[] not null default '{}',
  primary key (idfornecedor, idcupom),
  foreign key (idfornecedor, idcupom) references cupom (idfornecedor, idcupom) on delete cascade
);

-- By number, so that what came after an order is read alone, and the newest are found without a sort.
create index pedido_do_cupom_por_numero on pedido (idfornecedor, idcupom, numpedido) where idcupom is not null;
drop index pedido_do_cupom;
