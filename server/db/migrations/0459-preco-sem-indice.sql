-- expande
-- A new price is written into the page of its product and into no index of it (decision 0177). PostgreSQL leaves all indexes of a row alone (a HOT update) where no
-- column that any of them reads changes and its page has room: 26 indexes were nine tenths of a new price. What partial indexes read of prices are columns of
-- their own, which few prices change; order and bands of prices are a narrow table. Half of each page is kept for the next version of its rows.
-- A process of the version before goes on and sorts where it asks by price; adding the columns writes the table anew (a minute for a million rows).
drop index produto_preco, produto_caro, produto_faixa, produto_oferta, produto_painel_preco, produto_sem_preco, produto_com_tabelas;
alter table produto set (fillfactor = 50);
alter table produto
  add column em_oferta boolean not null generated always as (precooferta is not null) stored,
  add column sem_preco boolean not null generated always as (preco is null) stored,
  add column com_tabelas boolean not null generated always as (tabelas_de_preco is not null) stored;
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
  primary key (idfornecedor, idcadastroextraproduto),
  foreign key (idfornecedor, idcadastroextraproduto) references produto on delete cascade
);
insert into preco_em_vigor (idfornecedor, idcadastroextraproduto, preco, preco_lista, vendas, cartao)
select idfornecedor, idcadastroextraproduto, coalesce(precooferta, preco), coalesce(preco, 0), vendas, ativo and idprodutoprincipal is null from produto;
create index preco_em_vigor_barato on preco_em_vigor (idfornecedor, preco, idcadastroextraproduto) where cartao;
create index preco_em_vigor_caro on preco_em_vigor (idfornecedor, preco desc nulls last, idcadastroextraproduto) where cartao;
create index preco_em_vigor_faixa on preco_em_vigor (idfornecedor, faixa, vendas desc, idcadastroextraproduto) where cartao;
create index preco_em_vigor_lista on preco_em_vigor (idfornecedor, preco_lista, idcadastroextraproduto);

create function f_preco_novo() returns trigger language plpgsql as $$
begin
  insert into public.preco_em_vigor (idfornecedor, idcadastroextraproduto, preco, preco_lista, vendas, cartao)
  select idfornecedor, idcadastroextraproduto, coalesce(precooferta, preco), coalesce(preco, 0), vendas, ativo and idprodutoprincipal is null from alterados;
  return null;
end $$;
create trigger produto_preco_novo after insert on produto referencing new table as alterados for each statement execute function f_preco_novo();

-- The two versions of a product are paired by hashing, however few rows the statement had by which PostgreSQL planned it (0292).
create function f_preco_mudado() returns trigger language plpgsql set enable_nestloop = off as $$
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
