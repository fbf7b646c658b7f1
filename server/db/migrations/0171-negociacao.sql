-- expande
-- Assisted negotiation (issue 14, decision 0109). A negotiation is an object that cart and order carry; its lines say how far the talk
-- about each is, its acts who did what.
create table negociacao (
  idnegociacao uuid primary key,
  idfornecedor uuid not null references fornecedor on delete cascade,
  idcliente uuid not null references cliente on delete cascade,
  estado text not null default 'ABERTA' check (estado in ('ABERTA', 'LIBERADA', 'FECHADA', 'DESFEITA', 'VENCIDA', 'ANULADA')),
  revisao bigint not null default 1,
  idatendente uuid references usuario on delete set null,
  -- Names as they were: a login may go, what was agreed stays.
  atendente text not null,
  aberta_em timestamptz not null default now(),
  -- Since when this owner holds it, the last thing that it did, and the last that was heard of it (heartbeat).
  desde timestamptz not null default now(),
  ativa_em timestamptz not null default now(),
  visto_em timestamptz not null default now(),
  -- Until when released prices hold.
  validade timestamptz check (estado <> 'LIBERADA' or validade is not null),
  -- Negotiated freight, centavos.
  frete bigint check (frete >= 0),
  aceita_por text,
  aceita_em timestamptz,
  encerrada_em timestamptz,
  encerrada_por text,
  encerrada_lado text check (encerrada_lado in ('CLIENTE', 'LOJA', 'SISTEMA')),
  numpedido bigint,
  unique (idfornecedor, idnegociacao),
  foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) on delete set null (numpedido),
  check ((encerrada_em is null) = (estado in ('ABERTA', 'LIBERADA')))
);
-- One goes on at a time.
create unique index negociacao_viva on negociacao (idfornecedor, idcliente) where estado in ('ABERTA', 'LIBERADA');
create index negociacao_do_cliente on negociacao (idfornecedor, idcliente, encerrada_em desc);
create index negociacao_da_pessoa on negociacao (idcliente);
create index negociacao_a_vencer on negociacao (validade) where estado = 'LIBERADA';
create index negociacao_aberta on negociacao (idnegociacao) where estado = 'ABERTA';
create index negociacao_do_atendente on negociacao (idatendente) where idatendente is not null;
create index negociacao_do_pedido on negociacao (numpedido) where numpedido is not null;

create table linha_negociada (
  idfornecedor uuid not null,
  idnegociacao uuid not null,
  -- The product as sold.
  idlinha uuid not null,
  -- Of this line alone: who changes it names the one it has seen.
  revisao integer not null default 1,
  situacao text not null,
  -- 1/10,000 real: what it cost without the attendant when it was offered, and the offer.
  tabela bigint,
  preco bigint check (preco > 0),
  contraproposta bigint check (contraproposta > 0),
  -- 1/1,000 unit.
  quantidade_proposta bigint check (quantidade_proposta > 0),
  -- Who asked for that (a counter-offer, a quantity), when, and why.
  proposta_por text,
  proposta_em timestamptz,
  proposta_motivo text not null default '',
  -- A price that waits for a supervisor.
  pedido_preco bigint check (pedido_preco > 0),
  pedido_por text,
  pedido_em timestamptz,
  pedido_motivo text not null default '',
  -- Who made the offer, and who approved it beyond the limits.
  oferta_por text,
  aprovado_por text,
  -- Who did what `situacao` says.
  lado text not null check (lado in ('CLIENTE', 'LOJA', 'SISTEMA')),
  por text not null,
  em timestamptz not null default now(),
  -- Why the price is what it is.
  motivo text not null default '',
  primary key (idnegociacao, idlinha),
  foreign key (idfornecedor, idnegociacao) references negociacao (idfornecedor, idnegociacao) on delete cascade
);

-- Somebody writes in a line: nobody of the other side does meanwhile. Of lines that nobody has touched yet, too.
create table edicao_de_linha (
  idfornecedor uuid not null,
  idnegociacao uuid not null,
  idlinha uuid not null,
  idusuario uuid not null references usuario on delete cascade,
  lado text not null check (lado in ('CLIENTE', 'LOJA')),
  nome text not null,
  ate timestamptz not null,
  primary key (idnegociacao, idlinha),
  foreign key (idfornecedor, idnegociacao) references negociacao (idfornecedor, idnegociacao) on delete cascade
);
create index edicao_de_linha_do_usuario on edicao_de_linha (idusuario);

create table ato_negociacao (
  idato uuid primary key,
  idfornecedor uuid not null,
  idcliente uuid not null references cliente on delete cascade,
  idnegociacao uuid not null,
  em timestamptz not null default now(),
  lado text not null check (lado in ('CLIENTE', 'LOJA', 'SISTEMA')),
  idusuario uuid references usuario on delete set null,
  nome text not null,
  acao text not null,
  -- [{id, nome, unidade}]
  produtos jsonb not null default '[]',
  -- What the two numbers are: 1/10,000 real, 1/1,000 unit, centavos of freight, centavos of the cart.
  medida text check (medida in ('PRECO', 'QUANTIDADE', 'FRETE', 'TOTAL')),
  antes bigint,
  depois bigint,
  motivo text not null default '',
  numpedido bigint,
  foreign key (idfornecedor, idnegociacao) references negociacao (idfornecedor, idnegociacao) on delete cascade
);
create index ato_negociacao_do_carrinho on ato_negociacao (idfornecedor, idcliente, idato desc);
create index ato_negociacao_da_negociacao on ato_negociacao (idnegociacao);
create index ato_negociacao_do_cliente on ato_negociacao (idcliente);
create index ato_negociacao_do_usuario on ato_negociacao (idusuario) where idusuario is not null;

alter table carrinho
  -- When the lease ends by itself; null: of an attendant whose program tells none.
  add column bloqueado_ate timestamptz,
  -- Until when attendant prices hold in a cart that nobody holds.
  add column precos_ate timestamptz,
  -- The negotiation that its prices are of.
  add column idnegociacao uuid,
  -- Since when there is something in it.
  add column aberto_desde timestamptz not null default now(),
  add foreign key (idfornecedor, idnegociacao) references negociacao (idfornecedor, idnegociacao) on delete set null (idnegociacao);
update carrinho set aberto_desde = atualizado_em;
create index carrinho_negociado on carrinho (idnegociacao) where idnegociacao is not null;

-- Who looks at a cart, said again while it does: of whom nothing was heard for a minute has gone.
create table presenca_carrinho (
  idfornecedor uuid not null references fornecedor on delete cascade,
  idcliente uuid not null references cliente on delete cascade,
  idusuario uuid not null references usuario on delete cascade,
  nome text not null,
  aberto boolean not null,
  em timestamptz not null default now(),
  primary key (idfornecedor, idcliente, idusuario)
);
create index presenca_carrinho_do_cliente on presenca_carrinho (idcliente);
create index presenca_carrinho_do_usuario on presenca_carrinho (idusuario);

-- What a product costs its supplier, and the lowest price that anybody may negotiate: 1/10,000 real. No shopper reads them.
alter table produto
  add column custo bigint check (custo >= 0),
  add column precominimo bigint check (precominimo > 0);

-- The negotiation that an order was made of, as it was accepted.
alter table pedido add column negociacao jsonb;

-- How far the people of a supplier may go: one row for each that said it. Percentages in 1/10,000 point.
create table ajuste_negociacao (
  idfornecedor uuid primary key references fornecedor on delete cascade,
  versao integer not null default 1,
  desconto_maximo_atendente bigint not null check (desconto_maximo_atendente between 0 and 1000000),
  desconto_maximo_fornecedor bigint not null check (desconto_maximo_fornecedor between 0 and 1000000),
  piso_margem bigint not null check (piso_margem between 0 and 999999),
  minutos_de_posse integer not null check (minutos_de_posse between 5 and 240),
  horas_de_validade integer not null check (horas_de_validade between 1 and 720)
);
