-- How often an order was asked to repeat by itself; the name as it was then, for a type may be withdrawn later.
alter table pedido add column idtipoassinatura uuid, add column assinatura text;
