-- expande
-- What changed is put together before it is counted: products of one category, brand, packing, tags and band of price are one row with their number,
-- and words are taken apart only of products that are found by other words than before. A new price for 30,000 products took a million rows of counts
-- that came to nothing.
create or replace function f_conta_mudados() returns trigger language plpgsql as $$
declare
  contas public.conta_de_produto[];
begin
  with versao as materialized (
    select idfornecedor, idcadastroextraproduto, ativo, idprodutoprincipal, idcategoria, marca, embalagem, tags,
      coalesce(precooferta, preco) as preco, doc, -1 as n from antes
    union all
    select idfornecedor, idcadastroextraproduto, ativo, idprodutoprincipal, idcategoria, marca, embalagem, tags,
      coalesce(precooferta, preco), doc, 1 from alterados
  ),
  junto as materialized (
    select idfornecedor, idcategoria, marca, embalagem, tags, min(preco) as preco, sum(n) as n from versao
    where ativo and idprodutoprincipal is null
    group by idfornecedor, idcategoria, marca, embalagem, tags, public.f_faixa(preco) having sum(n) <> 0
  ),
  achado as materialized (
    select idfornecedor, doc, sum(n) as n from versao where ativo group by idfornecedor, idcadastroextraproduto, doc having sum(n) <> 0
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

create or replace function f_conta_produtos() returns trigger language plpgsql as $$
declare
  contas public.conta_de_produto[];
begin
  with junto as materialized (
    select idfornecedor, idcategoria, marca, embalagem, tags, min(coalesce(precooferta, preco)) as preco, count(*) as n from alterados
    where ativo and idprodutoprincipal is null
    group by idfornecedor, idcategoria, marca, embalagem, tags, public.f_faixa(coalesce(precooferta, preco))
  )
  select array_agg(c) into contas from (
    select (idfornecedor, grupo, idcategoria, valor, sum(n) * case tg_op when 'INSERT' then 1 else -1 end)::public.conta_de_produto as c from (
      select j.idfornecedor, k.grupo, k.idcategoria, k.valor, j.n
      from junto j, public.f_contas(j.idcategoria, j.marca, j.embalagem, j.tags, j.preco) k
      union all
      select p.idfornecedor, 'palavra', null, k, 1 from alterados p, public.f_palavras_de(p.doc) k where p.ativo
    ) x group by idfornecedor, grupo, idcategoria, valor
  ) y;
  if contas is not null then perform public.f_soma_contas(contas); end if;
  return null;
end $$;
