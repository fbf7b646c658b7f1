-- An order without lines cannot exist (readings 4). Looked at once for each order when its transaction ends, so that one
-- statement may write order and lines in any order: one probe of item_pedido's primary key.
create function f_pedido_com_linhas() returns trigger language plpgsql as $$
begin
  if not exists (select from item_pedido i where i.numpedido = new.numpedido)
    and exists (select from pedido p where p.numpedido = new.numpedido) then
    raise exception 'order % has no lines', new.numpedido using errcode = 'check_violation', constraint = 'pedido_com_linhas', table = 'pedido';
  end if;
  return null;
end $$;

create constraint trigger pedido_com_linhas after insert on pedido deferrable initially deferred
  for each row execute function f_pedido_com_linhas();

-- Lines are replaced when an order is paid otherwise, and go with their order; an order never loses its last one.
create function f_linha_do_pedido() returns trigger language plpgsql as $$
begin
  if not exists (select from item_pedido i where i.numpedido = old.numpedido)
    and exists (select from pedido p where p.numpedido = old.numpedido) then
    raise exception 'order % has no lines', old.numpedido using errcode = 'check_violation', constraint = 'pedido_com_linhas', table = 'item_pedido';
  end if;
  return null;
end $$;

create constraint trigger linha_do_pedido after delete or update of numpedido on item_pedido deferrable initially deferred
  for each row execute function f_linha_do_pedido();
