-- expande
-- The conversation (§3, §4 Chat; decision 0106): rooms of a cliente at a store, of one of its orders, and of the store's team.
create table sala_chat (
  idsala uuid primary key,
  idfornecedor uuid not null references fornecedor on delete cascade,
  idcliente uuid references cliente on delete cascade,
  canal text not null check (canal in ('CLIENTE', 'PEDIDO', 'EQUIPE')),
  numpedido bigint,
  -- The number of the newest message, and of the newest change (a message written, edited or withdrawn): drawn under the lock of
  -- this row, so that what is numbered lower was committed before.
  total_mensagens bigint not null default 0,
  revisao bigint not null default 0,
  -- Messages that customers see, and the number of the newest of theirs.
  total_visiveis bigint not null default 0,
  ultima_cliente bigint not null default 0,
  ultima_em timestamptz,
  -- Since when the customer waits for an answer.
  esperando_desde timestamptz,
  idatendente uuid references usuario on delete set null,
  -- How far each side is: the furthest of its people.
  entregue_cliente bigint not null default 0,
  lida_cliente bigint not null default 0,
  entregue_loja bigint not null default 0,
  lida_loja bigint not null default 0,
  criada_em timestamptz not null default now(),
  unique nulls not distinct (idfornecedor, idcliente, numpedido),
  foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) on delete cascade,
  check ((canal = 'EQUIPE') = (idcliente is null) and (canal = 'PEDIDO') = (numpedido is not null))
);
create index sala_chat_da_loja on sala_chat (idfornecedor, ultima_em desc nulls last, idsala);
create index sala_chat_do_cliente on sala_chat (idcliente);
create index sala_chat_do_pedido on sala_chat (numpedido) where numpedido is not null;
create index sala_chat_do_atendente on sala_chat (idatendente) where idatendente is not null;

create table mensagem_chat (
  idsala uuid not null references sala_chat on delete cascade,
  sequencia bigint not null,
  -- Made on the device of who writes: the same message sent twice is one.
  idmensagem uuid not null,
  revisao bigint not null,
  lado text not null check (lado in ('CLIENTE', 'LOJA', 'SISTEMA')),
  idusuario uuid references usuario on delete set null,
  -- Name and role as they were: a login may go, what was said stays.
  autor text not null,
  papel text not null,
  interna boolean not null default false,
  conteudo jsonb not null,
  -- Its words, plain, for the search in a room; '' for cards.
  texto text not null default '',
  criada_em timestamptz not null default now(),
  editada_em timestamptz,
  retirada_em timestamptz,
  primary key (idsala, sequencia),
  unique (idsala, idmensagem),
  unique (idsala, revisao)
);
create index mensagem_chat_do_usuario on mensagem_chat (idusuario);

-- How far a login has read a room.
create table leitura_chat (
  idsala uuid not null references sala_chat on delete cascade,
  idusuario uuid not null references usuario on delete cascade,
  entregue_ate bigint not null default 0,
  lida_ate bigint not null default 0,
  primary key (idsala, idusuario)
);
create index leitura_chat_do_usuario on leitura_chat (idusuario);
