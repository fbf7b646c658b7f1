-- Carts of one cliente at all stores (ux 1.1.3). Of no column that a save changes: rows stay where they are (fillfactor).
create index carrinho_cliente on carrinho (idcliente);
