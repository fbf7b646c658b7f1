-- Orders: a snapshot of what was bought; payment and fulfilment apart, the label derived (readings 7).
create sequence numpedido_seq start 10001;

create table pedido (
  numpedido bigint primary key default nextval('numpedido_seq'),
  idfornecedor uuid not null references fornecedor,
  idcliente uuid not null references cliente,
  idusuario uuid references usuario,
  idrepresentante uuid references usuario,
  idapikeys uuid,
  -- The attempt to buy: one submission, one order (readings 6).
  idsubmissao uuid not null,
  -- SHA-256 over cliente, lines, delivery and payment; free text left out.
  impressao bytea not null,
  status text not null check (status in ('ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO', 'ENVIADO', 'SEPARANDO', 'AGUARDANDOPAGAMENTO', 'PAGO', 'EMENTREGA', 'PRONTO_RETIRADA', 'CANCELADO', 'ENTREGUE')),
  canalvenda text not null check (canalvenda in ('WEB', 'MANUAL')),
  tipoentrega text not null check (tipoentrega in ('DELIVERY', 'RETIRADA')),
  idformaentrega uuid not null references forma_entrega,
  nomeformaentrega text not null,
  data_de_entrega date not null,
  janela_inicio text not null,
  janela_fim text not null,
  enderecoentrega jsonb,
  enderecofaturamento jsonb,
  lojaretira jsonb,
  idformapagto uuid not null references forma_pagamento,
  tipopagamento text not null,
  nomepagamento text not null,
  -- Centavos; null subtotal and total: a budget that has no price yet.
  subtotal bigint check (subtotal >= 0),
  desconto bigint not null default 0 check (desconto >= 0),
  embalagens bigint not null default 0 check (embalagens >= 0),
  taxaentrega bigint not null default 0 check (taxaentrega >= 0),
  total bigint check (total >= 0),
  cupom text,
  anotacoes text not null default '',
  numpedidocliente text not null default '',
  numpedidoerp text,
  caracteristicas jsonb not null default '{}',
  totalitens integer not null,
  criado_em timestamptz not null default now(),
  unique (idfornecedor, idsubmissao),
  check (total is null or total = subtotal - desconto + embalagens + taxaentrega)
);
create index pedido_cliente on pedido (idfornecedor, idcliente, numpedido desc);
create index pedido_do_cliente on pedido (idcliente, numpedido desc);
-- Duplicate check: the same content within 60 s.
create index pedido_impressao on pedido (idfornecedor, idcliente, impressao, criado_em);

create table item_pedido (
  numpedido bigint not null references pedido on delete cascade,
  sequencia smallint not null,
  idfornecedor uuid not null,
  idcadastroextraproduto uuid not null,
  nome text not null,
  embalagem text not null,
  unidade text not null,
  imagem jsonb,
  quantidade bigint not null check (quantidade > 0),
  -- 1/10,000 real.
  precounitario bigint,
  preco bigint,
  embalarparapresente boolean not null default false,
  desconto bigint not null default 0,
  -- Centavos.
  embalagens bigint not null default 0,
  total bigint,
  traco_preco jsonb,
  primary key (numpedido, sequencia),
  foreign key (idfornecedor, idcadastroextraproduto) references produto (idfornecedor, idcadastroextraproduto)
);

-- Each move: who, when, why (readings 7).
create table historico_pedido (
  numpedido bigint not null references pedido on delete cascade,
  sequencia smallint not null,
  status text not null,
  ator text not null,
  idusuario uuid references usuario,
  motivo text not null default '',
  quando timestamptz not null default now(),
  primary key (numpedido, sequencia)
);

create table pagamento (
  idpagamento uuid primary key,
  numpedido bigint not null references pedido on delete cascade,
  idfornecedor uuid not null references fornecedor,
  tipo text not null,
  provedor text not null,
  -- The provider's identity of the charge; ours when we make it (Pix txid).
  txid text,
  -- Stored before the provider is asked: a repeat asks for the same charge.
  chave_idempotencia text not null unique,
  valor bigint not null check (valor > 0),
  status text not null check (status in ('PENDENTE', 'PAGO', 'EXPIRADO', 'CANCELADO', 'ESTORNADO')),
  brcode text,
  expira_em timestamptz,
  pago_em timestamptz,
  criado_em timestamptz not null default now(),
  unique (provedor, txid)
);
create index pagamento_pedido on pagamento (numpedido);
create index pagamento_expira on pagamento (expira_em) where status = 'PENDENTE';

-- Raw events as they came: stored first, unique by provider and event, applied forward only.
create table evento_pagamento (
  provedor text not null,
  idevento text not null,
  idfornecedor uuid not null references fornecedor,
  corpo jsonb not null,
  recebido_em timestamptz not null default now(),
  aplicado_em timestamptz,
  primary key (provedor, idevento)
);

-- Outbox: written in the transaction of what it tells of, sent by a job.
create table correio (
  idcorreio uuid primary key,
  idfornecedor uuid references fornecedor,
  para text not null,
  assunto text not null,
  texto text not null,
  html text not null default '',
  -- The fact it tells of: one mail for each.
  chave text not null unique,
  criado_em timestamptz not null default now(),
  enviado_em timestamptz
);
create index correio_a_enviar on correio (criado_em) where enviado_em is null;
