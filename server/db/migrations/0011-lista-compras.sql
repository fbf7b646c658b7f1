-- Shopping lists (§7): those of a cliente, and those that a fornecedor suggests to all of its own.

create table lista_compras (
  idlista uuid primary key,
  idfornecedor uuid not null references fornecedor,
  -- Whose; null: suggested by the fornecedor.
  idcliente uuid references cliente on delete cascade,
  nome text not null check (nome <> '' and length(nome) <= 80),
  -- Why the fornecedor suggests it.
  motivo text not null default '',
  -- Whoever has the code may read the list; null while it is not shared.
  codigocompartilhar text unique,
  ordem integer not null default 0,
  criada_em timestamptz not null default now(),
  atualizada_em timestamptz not null default now(),
  -- Kept, so that disabling can be undone.
  desativada_em timestamptz,
  unique (idfornecedor, idlista)
);
create index lista_compras_dono on lista_compras (idfornecedor, idcliente) where desativada_em is null;

create table item_lista_compras (
  idlista uuid not null,
  idfornecedor uuid not null,
  idcadastroextraproduto uuid not null,
  -- 1/1,000 unit.
  quantidade bigint not null check (quantidade > 0),
  ordem integer not null default 0,
  adicionado_em timestamptz not null default now(),
  primary key (idlista, idcadastroextraproduto),
  foreign key (idfornecedor, idlista) references lista_compras (idfornecedor, idlista) on delete cascade,
  -- A product that is sold no longer keeps its line: the screen strikes it through.
  foreign key (idfornecedor, idcadastroextraproduto) references produto (idfornecedor, idcadastroextraproduto) on delete cascade
);
create index item_lista_compras_produto on item_lista_compras (idfornecedor, idcadastroextraproduto);
