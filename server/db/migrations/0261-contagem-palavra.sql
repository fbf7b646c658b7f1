-- expande
-- How many products on sale have each word of a supplier: whether a word is known, and what a slip may have meant, is asked of the
-- words, not of the products that have them (decision 0121).

alter table contagem_produto drop constraint contagem_produto_grupo_check;
alter table contagem_produto add constraint contagem_produto_grupo_check check (grupo in ('total', 'marca', 'embalagem', 'preco', 'tag', 'palavra'));

-- Words of a search document as a query has them: without the supplier's key, descriptions, codes and what only says where a word stands.
create function f_palavras_de(doc tsvector) returns setof text language sql immutable parallel safe as $$
  select substr(l, 7) collate "C" from unnest(tsvector_to_array(f_palavras_de.doc)) l where substr(l, 7, 1) not in ('^', '~', '#')
$$;

-- New and gone rows count for both at once (0260 had the first half).
create or replace function f_conta_produtos() returns trigger language plpgsql as $$
declare
  contas public.conta_de_produto[];
begin
  select array_agg(c) into contas from (
    select (idfornecedor, grupo, idcategoria, valor, count(*) * case tg_op when 'INSERT' then 1 else -1 end)::public.conta_de_produto as c from (
      select p.idfornecedor, k.grupo, k.idcategoria, k.valor
      from alterados p, public.f_contas(p.idcategoria, p.marca, p.embalagem, p.tags, coalesce(p.precooferta, p.preco)) k
      where p.ativo and p.idprodutoprincipal is null
      union all
      select p.idfornecedor, 'palavra', null, k from alterados p, public.f_palavras_de(p.doc) k where p.ativo
    ) x group by idfornecedor, grupo, idcategoria, valor
  ) y;
  if contas is not null then perform public.f_soma_contas(contas); end if;
  return null;
end $$;

create function f_conta_palavras_mudadas() returns trigger language plpgsql as $$
declare
  contas public.conta_de_produto[];
begin
  select array_agg(c) into contas from (
    select (new.idfornecedor, 'palavra', null::uuid, valor, sum(n))::public.conta_de_produto as c from (
      select k as valor, -1 as n from public.f_palavras_de(old.doc) k where old.ativo
      union all select k, 1 from public.f_palavras_de(new.doc) k where new.ativo
    ) x group by valor having sum(n) <> 0
  ) y;
  if contas is not null then perform public.f_soma_contas(contas); end if;
  return null;
end $$;
create trigger produto_conta_palavras after update on produto for each row
  when (old.ativo is distinct from new.ativo or old.doc is distinct from new.doc) execute function f_conta_palavras_mudadas();

insert into contagem_produto (idfornecedor, grupo, idcategoria, valor, parcela, total)
select p.idfornecedor, 'palavra', null, k, 0, count(*) from produto p, f_palavras_de(p.doc) k where p.ativo group by 1, 4;
