-- Catalogue. A row of produto is a product as sold by one fornecedor (cadastro extra do produto, readings 1).

-- Folds accents and the plurals that the Portuguese stemmer does not join: -ões/-ães/-ãos, -ais (brazil.md 10).
create function f_norm(texto text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(
    regexp_replace(lower(public.unaccent('public.unaccent', texto)), '\m(\w+?)(oes|aes|aos)\M', '\1ao', 'g'),
    '\m(\w+?)(ais)\M', '\1al', 'g')
$$;
create text search configuration pt_br (copy = portuguese);

create table imagem (
  -- SHA-256 of the content, first 32 hex digits: the URL changes when the picture does.
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  tipo text not null check (tipo in ('image/svg+xml', 'image/png', 'image/jpeg', 'image/webp')),
  dados bytea not null,
  -- Average colour of the tile before the picture arrives.
  cor text not null check (cor ~ '^#[0-9a-f]{6}$'),
  criado_em timestamptz not null default now()
);

create table categoria (
  idfornecedor uuid not null references fornecedor,
  idcategoria uuid not null,
  idcategoriapai uuid,
  slug text not null,
  nome text not null,
  icone text not null,
  fundo text not null,
  ordem integer not null,
  primary key (idfornecedor, idcategoria),
  unique (idfornecedor, slug),
  foreign key (idfornecedor, idcategoriapai) references categoria (idfornecedor, idcategoria)
);

create table produto (
  idfornecedor uuid not null references fornecedor,
  idcadastroextraproduto uuid not null,
  -- The same thing sold by several suppliers of one empresa shares this id.
  idproduto uuid not null,
  sku text not null,
  ean text,
  nome text not null,
  marca text not null,
  descricao text not null default '',
  especificacoes jsonb not null default '[]',
  idcategoria uuid not null,
  embalagem text not null,
  unidade text not null,
  -- Unit price by law (Lei 10.962 art. 2-A).
  unidade_base text,
  fator_unidade double precision check (fator_unidade > 0),
  -- 1/10,000 real. Null: sold by budget only.
  preco bigint check (preco > 0),
  precooferta bigint check (precooferta > 0),
  precovendaatacado bigint check (precovendaatacado > 0),
  preco_embalagem bigint check (preco_embalagem >= 0),
  desconto_progressivo jsonb check (jsonb_typeof(desconto_progressivo) = 'object'),
  -- 1/1,000 unit.
  minvendaatacado bigint check (minvendaatacado > 0),
  multiploincremento bigint check (multiploincremento > 0),
  granularidade bigint not null default 1000 check (granularidade > 0),
  min_por_pedido bigint check (min_por_pedido > 0),
  maxporpedido bigint check (maxporpedido > 0),
  -- The smallest quantity that can be bought: the minimum raised to the next multiple (readings 4).
  quantidade_minima bigint not null generated always as (
    ((coalesce(min_por_pedido, granularidade) + granularidade - 1) / granularidade) * granularidade
  ) stored,
  maior_de_18 boolean not null default false,
  tags text[] not null default '{}',
  -- Main product of a variant; variants fold into it in lists (readings 8).
  idprodutoprincipal uuid,
  -- Pictures in order: [{hash, alt, cor}].
  imagens jsonb not null default '[]',
  vendas integer not null default 0,
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  -- Search documents are made when the product is written, not when it is searched for.
  doc tsvector not null generated always as (
    setweight(to_tsvector('pt_br', f_norm(nome)), 'A') || setweight(to_tsvector('pt_br', f_norm(marca)), 'B') ||
    setweight(to_tsvector('pt_br', f_norm(embalagem)), 'C') || setweight(to_tsvector('pt_br', f_norm(descricao)), 'D')
  ) stored,
  busca text not null generated always as (f_norm(nome || ' ' || marca)) stored,
  primary key (idfornecedor, idcadastroextraproduto),
  unique (idfornecedor, sku),
  foreign key (idfornecedor, idcategoria) references categoria (idfornecedor, idcategoria),
  foreign key (idfornecedor, idprodutoprincipal) references produto (idfornecedor, idcadastroextraproduto),
  check (precooferta is null or precooferta < preco),
  check (precovendaatacado is null or precovendaatacado < preco)
);
create index produto_lista on produto (idfornecedor, vendas desc, idcadastroextraproduto) where ativo and idprodutoprincipal is null;
create index produto_categoria on produto (idfornecedor, idcategoria, vendas desc, idcadastroextraproduto) where ativo and idprodutoprincipal is null;
create index produto_nome on produto (idfornecedor, nome collate "pt-BR-x-icu", idcadastroextraproduto) where ativo and idprodutoprincipal is null;
create index produto_preco on produto (idfornecedor, (coalesce(precooferta, preco)), idcadastroextraproduto) where ativo and idprodutoprincipal is null;
create index produto_variantes on produto (idfornecedor, idprodutoprincipal) where idprodutoprincipal is not null;
create index produto_ean on produto (idfornecedor, ean) where ean is not null;
create index produto_doc on produto using gin (idfornecedor, doc);
create index produto_busca on produto using gin (idfornecedor, busca gin_trgm_ops);

-- Stock apart: narrow and hot, guarded at submission; a product without a row here is not tracked.
create table estoque (
  idfornecedor uuid not null,
  idcadastroextraproduto uuid not null,
  quantidade bigint not null check (quantidade >= 0),
  -- The product's, copied by the triggers below: whether a product turned available must be known without reading it,
  -- at every order.
  quantidade_minima bigint not null,
  primary key (idfornecedor, idcadastroextraproduto),
  foreign key (idfornecedor, idcadastroextraproduto) references produto on delete cascade
) with (fillfactor = 50);

create function f_minima_do_estoque() returns trigger language plpgsql as $$
begin
  select quantidade_minima into strict new.quantidade_minima from produto
  where idfornecedor = new.idfornecedor and idcadastroextraproduto = new.idcadastroextraproduto;
  return new;
end $$;
create trigger estoque_minima before insert on estoque for each row execute function f_minima_do_estoque();

create function f_minima_mudou() returns trigger language plpgsql as $$
begin
  update estoque set quantidade_minima = new.quantidade_minima
  where idfornecedor = new.idfornecedor and idcadastroextraproduto = new.idcadastroextraproduto;
  return null;
end $$;
create trigger produto_minima after update on produto for each row
  when (old.quantidade_minima is distinct from new.quantidade_minima) execute function f_minima_mudou();

-- Commercial policies: conditions and effects as rules/politica reads them.
create table politica (
  idfornecedor uuid not null references fornecedor,
  idpolitica uuid not null,
  nome text not null,
  prioridade integer not null default 0,
  condicoes jsonb not null default '{}',
  alvo jsonb not null default '{}',
  efeito jsonb not null,
  ativa boolean not null default true,
  primary key (idfornecedor, idpolitica)
);
