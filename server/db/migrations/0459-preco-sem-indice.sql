-- expande
-- A new price is written into the page of its product and into no index of it (decision 0177). PostgreSQL leaves all indexes of a row alone (a HOT update) where no
-- column that any of them reads changes and its page has room: 26 indexes were nine tenths of a new price. What partial indexes read of prices are columns of
-- their own, which few prices change; order and bands of prices are a narrow table. Half of each page is kept for the next version of its rows.
-- And hits of a search are found in the order of sales, so that those of frequent words need not all be read and ranked to show twenty (decision 0179): the index of
-- words holds, before the words of a product, how much it sells.
-- Both are one file because the columns write the table and all of its indexes anew, and the catalogue is locked meanwhile, for reading too (docs/operar.md). A process of the version
-- before goes on: it sorts where it asks by price, and for offers, products without a price and price tables.

-- 64 steps for each doubling of the sales; what never sold is one step below: its hits are ranked as before, in the order in which a store has them.
create function f_degrau(vendas integer) returns integer language sql immutable parallel safe
return case
  when vendas > 0 then 64 * width_bucket(vendas, '{128,256,512,1024,2048,4096,8192,16384,32768,65536,131072,262144,524288,1048576,2097152,4194304,8388608,16777216,33554432,67108864,134217728,268435456,536870912,1073741824}'::integer[])
    + (vendas >> width_bucket(vendas, '{128,256,512,1024,2048,4096,8192,16384,32768,65536,131072,262144,524288,1048576,2097152,4194304,8388608,16777216,33554432,67108864,134217728,268435456,536870912,1073741824}'::integer[]))
  else -1
end;

-- As the index has them, with the key of the supplier, as every word: the step, the eight that it is one of (a), the doubling (b). Each write of a product
-- computes them: as one expression of SQL they took 13 microseconds, so 1.5.
create function f_degraus(idfornecedor uuid, vendas integer) returns text[] language plpgsql immutable parallel safe as $$
declare
  chave text := right(idfornecedor::text, 6);
  degrau integer := public.f_degrau(vendas);
begin
  if degrau < 0 then return array[chave || degrau]; end if;
  return array[chave || degrau, chave || 'a' || (degrau / 8), chave || 'b' || (degrau / 64)];
end $$;

drop index produto_preco, produto_caro, produto_faixa, produto_oferta, produto_painel_preco, produto_sem_preco, produto_com_tabelas, produto_doc;
alter table produto set (fillfactor = 50);
alter table produto
  add column em_oferta boolean not null generated always as (precooferta is not null) stored,
  add column sem_preco boolean not null generated always as (preco is null) stored,
  add column com_tabelas boolean not null generated always as (tabelas_de_preco is not null) stored;
-- Steps first: the index goes from one product of a step to the next and asks for words there alone.
create index produto_doc on produto using gin (f_degraus(idfornecedor, vendas), doc) where ativo;
create index produto_oferta on produto (idfornecedor, vendas desc, idcadastroextraproduto) where ativo and idprodutoprincipal is null and em_oferta;
create index produto_sem_preco on produto (idfornecedor, nome collate "pt-BR-x-icu", idcadastroextraproduto) where sem_preco;
create index produto_com_tabelas on produto (idfornecedor, idcadastroextraproduto) where com_tabelas;

-- What lists by price, and those of a band, are sorted by: a row of each product, written by the statement that writes the product, whose row that transaction holds. So nobody waits
-- for a row of this table who did not wait for its product.
create table preco_em_vigor (
  idfornecedor uuid not null,
  idcadastroextraproduto uuid not null,
  -- The offer, else the list price, in 1/10,000 real; null: sold by budget only.
  preco bigint,
  -- The list price; 0: none.
  preco_lista bigint not null,
  -- Band of the price in force; null: none.
  faixa smallint generated always as (f_faixa(preco)) stored,
  vendas integer not null,
  -- On sale and no variant: a card of a list.
  cartao boolean not null,
  primary key (idfornecedor, idcadastroextraproduto)
);
insert into preco_em_vigor (idfornecedor, idcadastroextraproduto, preco, preco_lista, vendas, cartao)
select idfornecedor, idcadastroextraproduto, coalesce(precooferta, preco), coalesce(preco, 0), vendas, ativo and idprodutoprincipal is null from produto;
-- Checked as a whole, not row by row.
alter table preco_em_vigor add foreign key (idfornecedor, idcadastroextraproduto) references produto on delete cascade;
create index preco_em_vigor_barato on preco_em_vigor (idfornecedor, preco, idcadastroextraproduto) where cartao;
create index preco_em_vigor_caro on preco_em_vigor (idfornecedor, preco desc nulls last, idcadastroextraproduto) where cartao;
create index preco_em_vigor_faixa on preco_em_vigor (idfornecedor, faixa, vendas desc, idcadastroextraproduto) where cartao;
create index preco_em_vigor_lista on preco_em_vigor (idfornecedor, preco_lista, idcadastroextraproduto);

-- Written by whoever writes a product, also before a role of the shop's own is granted the new table.
create function f_preco_novo() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into public.preco_em_vigor (idfornecedor, idcadastroextraproduto, preco, preco_lista, vendas, cartao)
  select idfornecedor, idcadastroextraproduto, coalesce(precooferta, preco), coalesce(preco, 0), vendas, ativo and idprodutoprincipal is null from alterados;
  return null;
end $$;
create trigger produto_preco_novo after insert on produto referencing new table as alterados for each statement execute function f_preco_novo();

-- The two versions of a product are paired by hashing, however few rows the statement had by which PostgreSQL planned it (0292).
create function f_preco_mudado() returns trigger language plpgsql security definer set search_path = pg_catalog set enable_nestloop = off as $$
begin
  insert into public.preco_em_vigor as v (idfornecedor, idcadastroextraproduto, preco, preco_lista, vendas, cartao)
  select d.idfornecedor, d.idcadastroextraproduto, coalesce(d.precooferta, d.preco), coalesce(d.preco, 0), d.vendas, d.ativo and d.idprodutoprincipal is null
  from antes a join alterados d using (idfornecedor, idcadastroextraproduto)
  where (coalesce(a.precooferta, a.preco), coalesce(a.preco, 0), a.vendas, a.ativo and a.idprodutoprincipal is null)
    is distinct from (coalesce(d.precooferta, d.preco), coalesce(d.preco, 0), d.vendas, d.ativo and d.idprodutoprincipal is null)
  on conflict (idfornecedor, idcadastroextraproduto) do update set preco = excluded.preco, preco_lista = excluded.preco_lista,
    vendas = excluded.vendas, cartao = excluded.cartao;
  return null;
end $$;
create trigger produto_preco_mudado after update on produto referencing old table as antes new table as alterados
  for each statement execute function f_preco_mudado();

-- As 0424: what follows from prices is no more than they are.
create or replace function f_avisa_produto_alterado() returns trigger language plpgsql as $$
declare
  precos constant text[] := '{preco,precooferta,precovendaatacado,minvendaatacado,preco_embalagem,desconto_progressivo,tabelas_de_preco,mudado_em,
    em_oferta,sem_preco,com_tabelas}';
begin
  perform pg_notify('mudanca', n.idfornecedor || case when n.quantos > 100 then ':produto:' else (
    select case when bool_and(to_jsonb(d) - precos = to_jsonb(a) - precos and d.em_oferta = a.em_oferta)
        then ':preco:' else ':produto:' end ||
      string_agg(d.idcadastroextraproduto::text, ',') ||
      case when bool_or(public.f_faixa(coalesce(d.precooferta, d.preco)) is distinct from public.f_faixa(coalesce(a.precooferta, a.preco)))
        then ':faixa' else '' end
    from alterados d left join antes a using (idfornecedor, idcadastroextraproduto)
    where d.idfornecedor = n.idfornecedor
  ) end)
  from (select idfornecedor, count(*) as quantos from alterados group by idfornecedor) n;
  return null;
end $$;

-- Plans are made for all suppliers once, and not on tables that nobody has looked at.
analyze produto;
analyze preco_em_vigor;
