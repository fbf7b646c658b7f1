-- expande
-- Why the last submission of a cart became no order (§3 Cart, erroSubmit): it holds for the cart as it was then, and is over with the
-- next revision, whoever writes it.
alter table carrinho add column erro_submit text, add column erro_revisao bigint;
