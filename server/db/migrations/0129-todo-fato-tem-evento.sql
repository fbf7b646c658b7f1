-- Notes and refunds by hand are events now, and the insert of an event tells who watches the order (decision 0092). Not `expande`: what a
-- process of the release before writes would be told to nobody's screen. Its letters stand in the outbox already, under the same keys.
drop trigger nota_fiscal_muda on nota_fiscal;
drop trigger reembolso_muda on reembolso;
drop function f_avisa_pedido();
