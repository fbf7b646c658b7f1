-- expande
-- Carousels of a supplier's screens: where and for whom each stands, and what is in it (§3, §7).
create table carrossel (
  idfornecedor uuid not null references fornecedor,
  idcarrossel uuid primary key,
  titulo text not null,
  subtitulo text not null default '',
  tela text not null check (tela in ('HOME', 'PRODUCT', 'CART', 'STATIC_PAGE')),
  tipo_conteudo text not null check (
    tipo_conteudo in ('STATIC_IMAGES', 'LANCAMENTOS', 'MAIS_VENDIDOS', 'OFERTAS', 'TAG', 'RECOMENDADOS', 'COMPRADOS')),
  -- {imagens, tags, categ, destino}
  conteudo jsonb not null default '{}' check (jsonb_typeof(conteudo) = 'object'),
  limite integer not null default 12 check (limite between 2 and 24),
  -- Empty: all.
  dispositivos text[] not null default '{}',
  -- {idformapagto, tipoEntrega}; empty: always.
  condicoes jsonb not null default '{}' check (jsonb_typeof(condicoes) = 'object'),
  -- Null: any.
  idstaticpage uuid,
  -- First and last day in the store's zone; null: open.
  inicio date,
  fim date check (fim >= inicio),
  ordem integer not null default 0,
  ativo boolean not null default true,
  versao integer not null default 1,
  unique (idfornecedor, idcarrossel)
);

-- Kept in memory with the supplier (decision 0011).
create trigger carrossel_inserido after insert on carrossel referencing new table as alterados for each statement execute function f_avisa_fornecedor();
create trigger carrossel_alterado after update on carrossel referencing new table as alterados for each statement execute function f_avisa_fornecedor();
create trigger carrossel_excluido after delete on carrossel referencing old table as alterados for each statement execute function f_avisa_fornecedor();

-- What is new, and what is on offer, of a supplier whatever the size of its catalogue.
create index produto_novo on produto (idfornecedor, criado_em desc, idcadastroextraproduto) where ativo and idprodutoprincipal is null;
create index produto_oferta on produto (idfornecedor, vendas desc, idcadastroextraproduto)
  where ativo and idprodutoprincipal is null and precooferta is not null;
