-- expande
-- Web Push (decision 0089): the keys by which this shop is known to push services where none are configured.
create table chave_vapid (
  unica boolean primary key default true check (unica),
  -- Base64url: the uncompressed point of P-256, and its secret number.
  publica text not null,
  privada text not null,
  criada_em timestamptz not null default now()
);

-- A device that asked to be told of a cliente's orders at a store. It goes with its session: at the logout, when the session is ended from
-- elsewhere, with the account.
create table inscricao_push (
  idinscricao uuid primary key,
  idfornecedor uuid not null references fornecedor on delete cascade,
  idcliente uuid not null references cliente on delete cascade,
  idsessao uuid not null references sessao (idsessao) on delete cascade,
  idusuario uuid not null references usuario on delete cascade,
  -- Where its browser is told, and the host of it: a service that is slow holds up its own devices alone.
  endpoint text not null,
  servico text not null,
  p256dh text not null,
  auth text not null,
  -- What it wants to hear of.
  pedidos boolean not null,
  alertas boolean not null,
  criada_em timestamptz not null default now(),
  unique (idsessao, idfornecedor, idcliente)
);
create index inscricao_push_cliente on inscricao_push (idfornecedor, idcliente);
create index inscricao_push_do_cliente on inscricao_push (idcliente);
create index inscricao_push_usuario on inscricao_push (idusuario);
create index inscricao_push_endpoint on inscricao_push (endpoint);

-- What waits to be told to a device; gone once it is told, and after a day.
create table notificacao_push (
  idnotificacao bigint generated always as identity primary key,
  idinscricao uuid not null references inscricao_push on delete cascade,
  -- The fact: one is told once.
  chave text not null,
  conteudo jsonb not null,
  criada_em timestamptz not null default now(),
  tentar_em timestamptz not null default now(),
  tentativas integer not null default 0,
  unique (idinscricao, chave)
);
create index notificacao_push_devida on notificacao_push (tentar_em);
