-- expande
-- Of the audit of products, prices and customers no event is of an order: a hundred thousand prices wrote as many entries that nobody finds anything by. Built before the
-- other goes, so that who reads waits for neither.
create index evento_de_um_pedido on evento (numpedido) where numpedido is not null;
drop index evento_do_pedido;
alter index evento_de_um_pedido rename to evento_do_pedido;
