-- expande
-- Steps of an order are told also in the rooms where somebody put its card or its Pix (decision 0118): found by the order's number.
create index mensagem_chat_do_pedido on mensagem_chat (((conteudo ->> 'numpedido')::bigint))
  where conteudo ->> 'tipo' in ('PEDIDO', 'PIX') and not interna;
