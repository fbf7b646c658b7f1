-- Approval of orders (decision 0052): a request is a record with its content frozen, and becomes an order by the submission
-- that every order takes. Its id is the order's idsubmissao, so that it becomes one order however often it is approved.
create table aprovacao (
  idaprovacao uuid primary key,
  idfornecedor uuid not null references fornecedor,
  idcliente uuid not null references cliente on delete cascade,
  -- Who asks.
  idusuario uuid not null references usuario,
  estado text not null default 'PENDENTE' check (estado in ('PENDENTE', 'ALTERADA', 'APROVADA', 'RECUSADA', 'RETIRADA', 'VENCIDA')),
  -- What is submitted once it is approved.
  submissao jsonb not null,
  -- What was shown: lines, prices, delivery, payment, total.
  conteudo jsonb not null,
  -- What the rules look at.
  fatos jsonb not null,
  -- SHA-256 over what is asked for: the same is asked for once.
  impressao bytea not null,
  -- Centavos; null: no price yet.
  total bigint check (total >= 0),
  centro text,
  recado text not null default '',
  -- One more with each change of an approver: whoever answers says which one was seen.
  revisao integer not null default 1,
  numpedido bigint unique references pedido,
  expira_em timestamptz not null,
  criado_em timestamptz not null default now(),
  mudado_em timestamptz not null default now(),
  check ((estado = 'APROVADA') = (numpedido is not null))
);
create index aprovacao_cliente on aprovacao (idfornecedor, idcliente, criado_em desc);
create index aprovacao_do_cliente on aprovacao (idcliente);
create unique index aprovacao_igual on aprovacao (idfornecedor, idcliente, idusuario, impressao) where estado in ('PENDENTE', 'ALTERADA');
create index aprovacao_a_vencer on aprovacao (expira_em) where estado in ('PENDENTE', 'ALTERADA');

-- Who did what to it; SIM: agreed, and others must too.
create table passo_aprovacao (
  idaprovacao uuid not null references aprovacao on delete cascade,
  sequencia bigint not null generated always as identity,
  tipo text not null check (tipo in ('PEDIDA', 'SIM', 'ALTERADA', 'APROVADA', 'RECUSADA', 'RETIRADA', 'VENCIDA')),
  -- Null: the shop itself.
  idusuario uuid references usuario,
  motivo text not null default '',
  -- What was agreed to: a change makes earlier words void.
  revisao integer not null,
  quando timestamptz not null default now(),
  primary key (idaprovacao, sequencia)
);
create index passo_aprovacao_usuario on passo_aprovacao (idusuario);

-- How a company buys, at one supplier or (null) at all of them.
create table configuracao_aprovacao (
  idcliente uuid not null references cliente on delete cascade,
  idfornecedor uuid references fornecedor,
  configuracao jsonb not null,
  revisao integer not null default 1,
  mudado_por uuid references usuario,
  mudado_em timestamptz not null default now(),
  unique nulls not distinct (idcliente, idfornecedor)
);

-- The cost centre that an order is for.
create table centro_do_pedido (
  numpedido bigint primary key references pedido on delete cascade,
  idfornecedor uuid not null references fornecedor,
  idcliente uuid not null references cliente on delete cascade,
  centro text not null
);
create index centro_do_pedido_cliente on centro_do_pedido (idcliente, centro);

-- True while the request is open and as it was seen, and holds it, else refuses: asked inside the statement that makes the order.
create function f_trava_aprovacao(a_aprovacao uuid, a_revisao integer) returns boolean language plpgsql as $$
begin
  perform 1 from aprovacao where idaprovacao = a_aprovacao and revisao = a_revisao and estado in ('PENDENTE', 'ALTERADA') for update;
  if not found then
    perform f_recusa('aprovacao_decidida', '');
  end if;
  return true;
end $$;

-- Both sides see it move: channel `aprovacao`, payload idcliente.
create function f_avisa_aprovacao() returns trigger language plpgsql as $$
begin
  perform pg_notify('aprovacao', new.idcliente::text);
  return null;
end $$;
create trigger aprovacao_muda after insert or update on aprovacao for each row execute function f_avisa_aprovacao();
