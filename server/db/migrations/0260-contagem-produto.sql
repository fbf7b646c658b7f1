-- expande
-- How many cards a supplier shows, of each category, brand, package, tag and price band: kept when products are written, so that no
-- list, tree or filter counts them when it is read (decision 0120).

create table contagem_produto (
  idfornecedor uuid not null references fornecedor on delete cascade,
  grupo text not null check (grupo in ('total', 'marca', 'embalagem', 'preco', 'tag')),
  -- Null: of all categories.
  idcategoria uuid,
  valor text collate "C" not null,
  -- 0: the sum. Others: what was written while another transaction held the sum; the next writer adds it.
  parcela bigint not null,
  total integer not null,
  constraint contagem_produto_chave unique nulls not distinct (idfornecedor, grupo, idcategoria, valor, parcela),
  foreign key (idfornecedor, idcategoria) references categoria on delete cascade
) with (fillfactor = 50);
create index contagem_produto_categoria on contagem_produto (idfornecedor, idcategoria, grupo, valor);
create index contagem_produto_parcela on contagem_produto (idfornecedor) where parcela > 0;
create sequence contagem_produto_parcelas;

-- Band of a price in 1/10,000 real: where one ends and the next begins (show-filtros.ts has the same; a test holds them together).
create function f_faixa(preco bigint) returns smallint language sql immutable parallel safe
return width_bucket(preco, '{0,100000,250000,500000,1000000,2500000,5000000,10000000,50000000}'::bigint[])::smallint;

-- What a card counts for, once in its category and once in all.
create function f_contas(idcategoria uuid, marca text, embalagem text, tags text[], preco bigint)
returns table (idcategoria uuid, grupo text, valor text) language sql immutable parallel safe as $$
  select c.id, g.grupo, g.valor
  from (values (f_contas.idcategoria), (null::uuid)) c (id), (
    values ('total', ''), ('marca', f_contas.marca), ('embalagem', f_contas.embalagem), ('preco', public.f_faixa(f_contas.preco)::text)
    union all select distinct 'tag', tag from unnest(f_contas.tags) tag
  ) g (grupo, valor)
  where g.valor is not null
$$;

create type conta_de_produto as (idfornecedor uuid, grupo text, idcategoria uuid, valor text, total bigint);

-- Nobody waits for a sum: whoever does not get it leaves a part of its own, which is read together with it.
create function f_soma_contas(contas conta_de_produto[]) returns void language plpgsql as $$
declare
  f uuid;
begin
  for f in select distinct c.idfornecedor from unnest(contas) c loop
    if pg_try_advisory_xact_lock(26000, hashtext(f::text)) then
      with partes as (
        delete from public.contagem_produto where idfornecedor = f and parcela > 0 returning grupo, idcategoria, valor, total
      )
      insert into public.contagem_produto (idfornecedor, grupo, idcategoria, valor, parcela, total)
      select f, x.grupo, x.idcategoria, x.valor, 0, sum(x.total) from (
        select c.grupo, c.idcategoria, c.valor, c.total from unnest(contas) c where c.idfornecedor = f
        union all select grupo, idcategoria, valor, total from partes
      ) x group by x.grupo, x.idcategoria, x.valor
      on conflict on constraint contagem_produto_chave do update set total = contagem_produto.total + excluded.total;
    else
      insert into public.contagem_produto (idfornecedor, grupo, idcategoria, valor, parcela, total)
      select f, c.grupo, c.idcategoria, c.valor, nextval('public.contagem_produto_parcelas'), c.total from unnest(contas) c where c.idfornecedor = f;
    end if;
  end loop;
end $$;

-- New and gone rows of a statement are one sum; rows that change what they count for are few, and the others cost a comparison.
create function f_conta_produtos() returns trigger language plpgsql as $$
declare
  contas public.conta_de_produto[];
begin
  select array_agg(c) into contas from (
    select (p.idfornecedor, k.grupo, k.idcategoria, k.valor, count(*) * case tg_op when 'INSERT' then 1 else -1 end)::public.conta_de_produto as c
    from alterados p, public.f_contas(p.idcategoria, p.marca, p.embalagem, p.tags, coalesce(p.precooferta, p.preco)) k
    where p.ativo and p.idprodutoprincipal is null group by p.idfornecedor, k.grupo, k.idcategoria, k.valor
  ) x;
  if contas is not null then perform public.f_soma_contas(contas); end if;
  return null;
end $$;
create trigger produto_conta_novos after insert on produto referencing new table as alterados for each statement execute function f_conta_produtos();
create trigger produto_conta_saidos after delete on produto referencing old table as alterados for each statement execute function f_conta_produtos();

create function f_conta_mudado() returns trigger language plpgsql as $$
declare
  contas public.conta_de_produto[];
begin
  select array_agg(c) into contas from (
    select (new.idfornecedor, grupo, idcategoria, valor, sum(n))::public.conta_de_produto as c from (
      select k.*, -1 as n from public.f_contas(old.idcategoria, old.marca, old.embalagem, old.tags, coalesce(old.precooferta, old.preco)) k
      where old.ativo and old.idprodutoprincipal is null
      union all
      select k.*, 1 from public.f_contas(new.idcategoria, new.marca, new.embalagem, new.tags, coalesce(new.precooferta, new.preco)) k
      where new.ativo and new.idprodutoprincipal is null
    ) x group by grupo, idcategoria, valor having sum(n) <> 0
  ) y;
  if contas is not null then perform public.f_soma_contas(contas); end if;
  return null;
end $$;
create trigger produto_conta_mudado after update on produto for each row
  when ((old.ativo, old.idprodutoprincipal, old.idcategoria, old.marca, old.embalagem, old.tags, f_faixa(coalesce(old.precooferta, old.preco)))
    is distinct from (new.ativo, new.idprodutoprincipal, new.idcategoria, new.marca, new.embalagem, new.tags, f_faixa(coalesce(new.precooferta, new.preco))))
  execute function f_conta_mudado();

insert into contagem_produto (idfornecedor, grupo, idcategoria, valor, parcela, total)
select p.idfornecedor, k.grupo, k.idcategoria, k.valor, 0, count(*)
from produto p, f_contas(p.idcategoria, p.marca, p.embalagem, p.tags, coalesce(p.precooferta, p.preco)) k
where p.ativo and p.idprodutoprincipal is null group by 1, 2, 3, 4;

-- Orders of a list that had no index to end at the page.
create index produto_caro on produto (idfornecedor, (coalesce(precooferta, preco)) desc nulls last, idcadastroextraproduto) where ativo and idprodutoprincipal is null;
create index produto_faixa on produto (idfornecedor, (f_faixa(coalesce(precooferta, preco))), vendas desc, idcadastroextraproduto) where ativo and idprodutoprincipal is null;
drop index produto_marca;
create index produto_marca on produto (idfornecedor, marca, vendas desc, idcadastroextraproduto) where ativo and idprodutoprincipal is null;
