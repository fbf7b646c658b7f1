-- What an order must not pass, asked inside the statement that writes it (server/src/pedido/submissao.repository.ts).

-- A reason against the whole statement: nothing of it happens, and the caller gets code and detail.
create function f_recusa(codigo text, detalhe text) returns boolean language plpgsql as $$
begin
  raise exception using errcode = 'VT001', message = codigo, detail = detalhe;
end $$;

-- Submissions of one cliente at one fornecedor pass one by one; held until the transaction ends.
create function f_espera_submissao(o_fornecedor uuid, o_cliente uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(o_fornecedor || ':' || o_cliente, 0))
$$;

-- True when the cliente's newest order is still the one that the checks knew, else refuses. The second query sees what was
-- committed while the first one waited, which a subquery of the writing statement would not.
create function f_trava_submissao(o_fornecedor uuid, o_cliente uuid, conhecido bigint) returns boolean language plpgsql as $$
begin
  perform f_espera_submissao(o_fornecedor, o_cliente);
  if conhecido is distinct from (select max(numpedido) from pedido where idfornecedor = o_fornecedor and idcliente = o_cliente) then
    perform f_recusa('pedido_mais_novo', '');
  end if;
  return true;
end $$;

-- Only letters that somebody waits for (codes, links) leave at once; others with the minute's job. A notification makes
-- commits wait for each other: no order, which writes a letter too, should.
drop trigger correio_inserido on correio;
create trigger correio_secreta_inserida after insert on correio for each row when (new.secreta) execute function f_avisa_correio();
