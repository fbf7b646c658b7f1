-- expande
-- Of the audit of products, prices and customers no event is of an order: a hundred thousand prices wrote as many entries that nobody finds anything by.
drop index evento_do_pedido;
create index evento_do_pedido on evento (numpedido) where numpedido is not null;
