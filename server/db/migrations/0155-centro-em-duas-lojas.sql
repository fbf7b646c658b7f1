-- expande
-- A budget of a cost centre that counts for all suppliers (decision 0052): orders for a centre of one cliente pass one by one, at
-- whatever supplier; held until the transaction ends. Asked for after `f_espera_submissao` everywhere (decision 0064).
create function f_espera_centro(o_cliente uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('centro:' || o_cliente, 0))
$$;

-- True when the newest order for a centre is still the one that the checks knew, else refuses: as `f_trava_submissao`.
create function f_trava_centro(o_cliente uuid, conhecido bigint) returns boolean language plpgsql as $$
begin
  perform f_espera_centro(o_cliente);
  if conhecido is distinct from (select max(numpedido) from centro_do_pedido where idcliente = o_cliente) then
    perform f_recusa('pedido_mais_novo', '');
  end if;
  return true;
end $$;
