-- expande
-- The order that a negotiation became is an order of the same supplier (decision 0076).
alter table ato_negociacao
  add foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) on delete set null (numpedido);
create index ato_negociacao_do_pedido on ato_negociacao (numpedido) where numpedido is not null;
