-- Whoever writes an event of an order tells who watches it (decision 0075): no table has to. Not `expande`: what a process of the release
-- before moves would be told to nobody's screen. Invoices of the tax office and refunds by hand are no events yet and keep theirs.
drop trigger pedido_status on pedido;
drop trigger pagamento_status on pagamento;
drop trigger devolucao_muda on devolucao;
drop trigger contestacao_muda on contestacao;
