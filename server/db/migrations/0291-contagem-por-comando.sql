-- expande
-- Products that change what they count for are summed once a statement, as new and gone ones are (0260, 0261): row by row, each wrote the same few sums
-- again, and a transaction that changes thousands (an import, a supplier's own system) waited longer for each, as no old version of a sum can go before
-- it ends.
create function f_conta_mudados() returns trigger language plpgsql as $$
declare
  contas public.conta_de_produto[];
begin
  with lado as materialized (
    select a.idfornecedor, l.* from antes a join alterados d using (idfornecedor, idcadastroextraproduto)
    cross join lateral (values
      (a.ativo, a.idprodutoprincipal, a.idcategoria, a.marca, a.embalagem, a.tags, coalesce(a.precooferta, a.preco), a.doc, -1),
      (d.ativo, d.idprodutoprincipal, d.idcategoria, d.marca, d.embalagem, d.tags, coalesce(d.precooferta, d.preco), d.doc, 1)
    ) l (ativo, idprodutoprincipal, idcategoria, marca, embalagem, tags, preco, doc, n)
    where (a.ativo, a.idprodutoprincipal, a.idcategoria, a.marca, a.embalagem, a.tags, public.f_faixa(coalesce(a.precooferta, a.preco)))
      is distinct from (d.ativo, d.idprodutoprincipal, d.idcategoria, d.marca, d.embalagem, d.tags, public.f_faixa(coalesce(d.precooferta, d.preco)))
      or a.doc is distinct from d.doc
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
drop trigger produto_conta_mudado on produto;
drop trigger produto_conta_palavras on produto;
create trigger produto_conta_mudados after update on produto referencing old table as antes new table as alterados
  for each statement execute function f_conta_mudados();
drop function f_conta_mudado();
drop function f_conta_palavras_mudadas();
