-- Suppliers (tenants) and what a visitor sees of them before any product.
-- Units everywhere: unit prices in 1/10,000 real, totals in centavos, quantities in 1/1,000 unit (readings 3). Ids are UUID v7 made in Node.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists btree_gin;

create table empresa (
  idempresa uuid primary key,
  nome text not null,
  criado_em timestamptz not null default now()
);

create table fornecedor (
  idfornecedor uuid primary key,
  idempresa uuid not null references empresa,
  -- First path segment of the shop: never one of the server's own paths (checked in contract/urls too).
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{1,39}$'),
  nome text not null,
  razaosocial text not null,
  -- Letters since July 2026: text, upper case, never digits only (readings 8).
  cnpj text not null unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  tags text[] not null default '{}',
  segmento text not null,
  modulos text[] not null default '{Todos}',
  -- config: menu, rodape, seo, tracking, tema (inputs and the resolved css), logo hashes, meta_info, ordenacoes_produto.
  config jsonb not null,
  fuso text not null default 'America/Sao_Paulo',
  chave_pix text not null,
  cidade text not null,
  uf char(2) not null,
  instrucoes_pedido text not null default '',
  ativo boolean not null default true,
  criado_em timestamptz not null default now()
);

create table dominio (
  dominio text primary key check (dominio = lower(dominio)),
  idfornecedor uuid not null references fornecedor,
  principal boolean not null default false
);
create unique index dominio_principal on dominio (idfornecedor) where principal;

create table loja (
  idloja uuid primary key,
  idfornecedor uuid not null references fornecedor,
  nome text not null,
  descricao_endereco_loja text not null,
  telefone text not null default '',
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  -- Monday first: '08:00-18:00' or null when closed.
  horarios jsonb not null default '[]'
);
create index loja_fornecedor on loja (idfornecedor);

-- SQL filters by the bounding box, the rule decides by the polygon (readings 8).
create table area (
  idarea uuid primary key,
  idfornecedor uuid not null references fornecedor,
  tipo text not null check (tipo in ('DELIVERY', 'RETIRADA')),
  nome text not null,
  geojson jsonb not null,
  lat_min double precision not null,
  lat_max double precision not null,
  lng_min double precision not null,
  lng_max double precision not null,
  check (lat_min <= lat_max and lng_min <= lng_max)
);
create index area_fornecedor on area (idfornecedor, tipo);
create index area_caixa on area using gist (tipo, box(point(lng_min, lat_min), point(lng_max, lat_max)));

create table forma_entrega (
  idformaentrega uuid primary key,
  idfornecedor uuid not null references fornecedor,
  idloja uuid references loja,
  nome text not null,
  tipoentrega text not null check (tipoentrega in ('DELIVERY', 'RETIRADA')),
  preco_centavos bigint not null default 0 check (preco_centavos >= 0),
  gratis_acima_centavos bigint check (gratis_acima_centavos >= 0),
  pedido_minimo_centavos bigint check (pedido_minimo_centavos >= 0),
  -- ISO weekdays served, 1 = Monday.
  dias smallint[] not null,
  -- '08:00-12:00'
  janelas text[] not null,
  antecedencia_horas numeric(6, 2) not null default 0,
  ordem integer not null default 0,
  ativa boolean not null default true
);
create index forma_entrega_fornecedor on forma_entrega (idfornecedor, tipoentrega, ordem);

create table forma_pagamento (
  idformapagto uuid primary key,
  idfornecedor uuid not null references fornecedor,
  tipo text not null check (tipo in ('PIX', 'BOLETO', 'CARTAO', 'ENTREGA', 'FATURADO')),
  nome text not null,
  descricao text not null default '',
  -- Percent on top of the price in basis points; used only with the tag support-price-variance-by-payment (§5).
  variacao_pontos integer check (variacao_pontos between -9000 and 9000),
  -- Boleto, card and others are listed once their issue serves them.
  ativa boolean not null default true,
  ordem integer not null default 0
);
create index forma_pagamento_fornecedor on forma_pagamento (idfornecedor, ordem);
