-- Who brings an order that is on its way, for its customer to call (ux 1.11.1): {nome, telefone}.
alter table pedido add column entregador jsonb check (jsonb_typeof(entregador) = 'object');
