-- expande
-- Short links that act when they are opened (readings 8): a coupon, products into the cart, a page, a list, a combo (decision 0081).
create table link_acao (
  idfornecedor uuid not null references fornecedor,
  idlinkacao uuid primary key,
  codigo text not null check (codigo ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  nome text not null,
  descricao text not null default '',
  acao jsonb not null,
  de timestamptz,
  ate timestamptz check (ate > de),
  limite integer check (limite > 0),
  -- Counted when it is opened, never written by people.
  usos integer not null default 0 check (usos >= 0),
  ativo boolean not null default true,
  versao integer not null default 1,
  unique (idfornecedor, idlinkacao),
  unique (idfornecedor, codigo)
);

-- One opening of a link with a limit, by the key that the browser made for it: sent again, it counts once.
create table uso_link_acao (
  idfornecedor uuid not null,
  idlinkacao uuid not null,
  chave uuid not null,
  usado_em timestamptz not null default now(),
  primary key (idfornecedor, idlinkacao, chave),
  foreign key (idfornecedor, idlinkacao) references link_acao (idfornecedor, idlinkacao) on delete cascade
);
