-- expande
-- Area preco of the channel `mudanca`: of these products nothing but prices changed, so what shows others stays as it is. A process of the
-- version before takes an area that it does not know for produto. More products than can be named are a change of area produto.
create function f_avisa_produto_alterado() returns trigger language plpgsql as $$
declare
  precos constant text[] := '{preco,precooferta,precovendaatacado,minvendaatacado,preco_embalagem,desconto_progressivo,mudado_em}';
begin
  perform pg_notify('mudanca', n.idfornecedor || case when n.quantos > 100 then ':produto:' else (
    select case when bool_and(to_jsonb(d) - precos = to_jsonb(a) - precos) then ':preco:' else ':produto:' end ||
      string_agg(d.idcadastroextraproduto::text, ',')
    from alterados d left join antes a using (idfornecedor, idcadastroextraproduto)
    where d.idfornecedor = n.idfornecedor
  ) end)
  from (select idfornecedor, count(*) as quantos from alterados group by idfornecedor) n;
  return null;
end $$;

drop trigger produto_alterado on produto;
create trigger produto_alterado after update on produto referencing old table as antes new table as alterados
  for each statement execute function f_avisa_produto_alterado();
