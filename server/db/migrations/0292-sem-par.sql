-- expande
-- What changed is found without pairing the versions of a product. PostgreSQL keeps the plan of a pairing from the first statement of a connection, which
-- changed one product, and compared each with each when a later one changed thousands: 5,000 took 12 s. Here what a product counted for before
-- and counts for now is one list; what stands in it with either sign is gone from the sum.
create or replace function f_conta_mudados() returns trigger language plpgsql as $$
declare
  contas public.conta_de_produto[];
begin
  with lado as materialized (
    select idfornecedor, ativo, idprodutoprincipal, idcategoria, marca, embalagem, tags, min(preco) as preco, doc, sum(n) as n from (
      select idfornecedor, idcadastroextraproduto, ativo, idprodutoprincipal, idcategoria, marca, embalagem, tags, coalesce(precooferta, preco) as preco,
        doc, -1 as n from antes
      union all
      select idfornecedor, idcadastroextraproduto, ativo, idprodutoprincipal, idcategoria, marca, embalagem, tags, coalesce(precooferta, preco),
        doc, 1 from alterados
    ) versao
    group by idfornecedor, idcadastroextraproduto, ativo, idprodutoprincipal, idcategoria, marca, embalagem, tags, public.f_faixa(preco), doc
    having sum(n) <> 0
  )
  select array_agg(c) into contas from (
    select (idfornecedor, grupo, idcategoria, valor, sum(n))::public.conta_de_produto as c from (
      select l.idfornecedor, k.grupo, k.idcategoria, k.valor, l.n
      from lado l, public.f_contas(l.idcategoria, l.marca, l.embalagem, l.tags, l.preco) k
      where l.ativo and l.idprodutoprincipal is null
      union all
      select l.idfornecedor, 'palavra', null, k, l.n from lado l, public.f_palavras_de(l.doc) k where l.ativo
    ) x group by idfornecedor, grupo, idcategoria, valor having sum(n) <> 0
  ) y;
  if contas is not null then perform public.f_soma_contas(contas); end if;
  return null;
end $$;

-- The same pairing of registrations (0101).
create or replace function f_avisa_cadastroextra() returns trigger language plpgsql as $$
begin
  perform pg_notify('acesso', case when count(*) <= 100 then string_agg(distinct idcliente::text, ',') else '' end)
  from (
    select idcliente from (
      select idfornecedor, idcliente, idcadastroextracliente, aprovado, tags, idrepresentante, caracteristicas, -1 as n from antes
      union all
      select idfornecedor, idcliente, idcadastroextracliente, aprovado, tags, idrepresentante, caracteristicas, 1 from alterados
    ) versao
    group by idfornecedor, idcliente, idcadastroextracliente, aprovado, tags, idrepresentante, caracteristicas having sum(n) <> 0
  ) mudados having count(*) > 0;
  return null;
end $$;
