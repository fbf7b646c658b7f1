-- expande
-- Orders of one moment are written by one statement (decision 0217), which waits for nothing that somebody holds.

-- As `f_trava_submissao`, of one among others: false, and no wait, where another submission of the cliente is under way; false where it ordered since the checks.
-- Two statements, so that the second one sees what was committed by whoever held the lock last.
create function f_submissao_livre(o_fornecedor uuid, o_cliente uuid, conhecido bigint) returns boolean language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(o_fornecedor || ':' || o_cliente, 0)) then
    return false;
  end if;
  return (select max(numpedido) from pedido where idfornecedor = o_fornecedor and idcliente = o_cliente) is not distinct from conhecido;
end $$;
