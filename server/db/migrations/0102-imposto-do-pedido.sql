-- expande
-- Taxes of an order as they were agreed, beside what its lines cost: later rules do not alter them (decision 0065). Centavos.
alter table item_pedido
  add column valoripi bigint not null default 0 check (valoripi >= 0),
  add column valorst bigint not null default 0 check (valorst >= 0),
  -- The rates, as rules/imposto names them; null: none.
  add column imposto jsonb,
  -- Both, of what was picked.
  add column impostoservido bigint check (impostoservido >= 0);

alter table pedido
  add column valoripi bigint not null default 0 check (valoripi >= 0),
  add column valorst bigint not null default 0 check (valorst >= 0),
  drop constraint pedido_check,
  add constraint pedido_check check (total is null
    or total = subtotal - desconto + embalagens + servicos + taxaentrega + valoripi + valorst);
