-- What to do when a product of an order is missing: for the whole cart or order, and for a line that says it itself (its
-- own, like its note, stands in carrinho.itens). The preference stays with the customer's next cart.
alter table carrinho add column substituicao text not null default 'LIGAR' check (substituicao in ('SIMILAR', 'LIGAR', 'REMOVER'));

-- Null: nothing was said (orders of integrations).
alter table pedido add column substituicao text check (substituicao in ('SIMILAR', 'LIGAR', 'REMOVER'));
alter table item_pedido
  add column observacao text not null default '',
  -- Null: as the order says.
  add column substituicao text check (substituicao in ('SIMILAR', 'LIGAR', 'REMOVER')),
  -- Inside a combo: what it would have cost alone, in centavos.
  add column sozinho bigint;
