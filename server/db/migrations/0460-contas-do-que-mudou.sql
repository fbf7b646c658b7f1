-- expande
-- Only products that change what they count for are put together (0451 did it with all, and their words): both versions of a product are paired by hashing,
-- however few rows the statement had by which PostgreSQL planned it (0292).
create or replace function f_conta_mudados() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  contas public.conta_de_produto[];
begin
  with par as materialized (
    select a.idfornecedor, a.idcadastroextraproduto, v.*
    from antes a join alterados d using (idfornecedor, idcadastroextraproduto)
    cross join lateral (values
      (a.ativo, a.idprodutoprincipal, a.idcategoria, a.marca, a.embalagem, a.tags, coalesce(a.precooferta, a.preco), a.doc, -1),
      (d.ativo, d.idprodutoprincipal, d.idcategoria, d.marca, d.embalagem, d.tags, coalesce(d.precooferta, d.preco), d.doc, 1)
    ) v (ativo, idprodutoprincipal, idcategoria, marca, embalagem, tags, preco, doc, n)
    where a.doc is distinct from d.doc
      or (a.ativo, a.idprodutoprincipal, a.idcategoria, a.marca, a.embalagem, a.tags, public.f_faixa(coalesce(a.precooferta, a.preco)))
        is distinct from (d.ativo, d.idprodutoprincipal, d.idcategoria, d.marca, d.embalagem, d.tags, public.f_faixa(coalesce(d.precooferta, d.preco)))
  ),
  junto as materialized (
    select idfornecedor, idcategoria, marca, embalagem, tags, min(preco) as preco, sum(n) as n from par
    where ativo and idprodutoprincipal is null
    group by idfornecedor, idcategoria, marca, embalagem, tags, public.f_faixa(preco) having sum(n) <> 0
  ),
  achado as materialized (
    select idfornecedor, doc, sum(n) as n from par where ativo group by idfornecedor, idcadastroextraproduto, doc having sum(n) <> 0
  )
  select array_agg(c) into contas from (
    select (idfornecedor, grupo, idcategoria, valor, sum(n))::public.conta_de_produto as c from (
      select j.idfornecedor, k.grupo, k.idcategoria, k.valor, j.n
      from junto j, public.f_contas(j.idcategoria, j.marca, j.embalagem, j.tags, j.preco) k
      union all
      select a.idfornecedor, 'palavra', null, k, a.n from achado a, public.f_palavras_de(a.doc) k
    ) x group by idfornecedor, grupo, idcategoria, valor having sum(n) <> 0
  ) y;
  if contas is not null then perform public.f_soma_contas(contas); end if;
  return null;
end $$;
