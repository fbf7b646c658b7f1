-- One cart for each (cliente, fornecedor), never by session (readings 5).
create table carrinho (
  idfornecedor uuid not null references fornecedor,
  idcliente uuid not null references cliente on delete cascade,
  revisao bigint not null default 1,
  -- [{id, quantidade (1/1,000), embalarParaPresente, precoatendente (1/10,000)}]: always read and written whole, one row a save.
  itens jsonb not null default '[]' check (jsonb_typeof(itens) = 'array'),
  observacao text not null default '',
  numpedidocliente text not null default '',
  bloqueado_por uuid references usuario,
  bloqueado_desde timestamptz,
  -- Keys of visitors' carts already merged: each merges once.
  mesclas uuid[] not null default '{}',
  atualizado_em timestamptz not null default now(),
  primary key (idfornecedor, idcliente)
) with (fillfactor = 70);
