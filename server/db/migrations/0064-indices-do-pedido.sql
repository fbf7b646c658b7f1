-- One index says what two said: the orders of a cliente at a store, newest first. Each new order writes one less.
create index pedido_do_cliente_da_loja on pedido (idcliente, idfornecedor, numpedido desc);
drop index pedido_cliente;
drop index pedido_do_cliente_na_loja;
