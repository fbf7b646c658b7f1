-- Availability alerts, and recommendations: what is bought together, and what shoppers said of what they were shown.

create table alerta (
  idfornecedor uuid not null,
  idcliente uuid not null references cliente on delete cascade,
  idcadastroextraproduto uuid not null,
  -- New each time it is switched on: one letter for each (correio.chave).
  idalerta uuid not null unique,
  -- The login that asked and is written to; null when staff asked for the cliente, who then is.
  idusuario uuid references usuario on delete set null,
  criado_em timestamptz not null default now(),
  avisado_em timestamptz,
  primary key (idfornecedor, idcliente, idcadastroextraproduto),
  foreign key (idfornecedor, idcadastroextraproduto) references produto on delete cascade
);
-- What the job looks at: alerts that wait, of one supplier.
create index alerta_espera on alerta (idfornecedor, idcadastroextraproduto) where avisado_em is null;

-- How many orders hold both products; kept by a job, read by recommendations. Both directions, so that one index answers;
-- a product paired with itself: how many orders hold it at all.
create table par_produto (
  idfornecedor uuid not null,
  idcadastroextraproduto uuid not null,
  idpar uuid not null,
  pedidos integer not null,
  primary key (idfornecedor, idcadastroextraproduto, idpar)
);
create index par_produto_mais on par_produto (idfornecedor, idcadastroextraproduto, pedidos desc) include (idpar);
-- Up to which order pairs are counted; one row.
create table contagem_par (
  unica boolean primary key default true check (unica),
  numpedido bigint not null
);
insert into contagem_par (numpedido) values (0);

-- Who is recommended to: one for each (fornecedor, cliente), and one for each visitor's browser that asked.
create table sessao_sugestao (
  sessao_id uuid primary key,
  idfornecedor uuid not null references fornecedor,
  idcliente uuid references cliente on delete cascade,
  criada_em timestamptz not null default now(),
  unique (idfornecedor, idcliente)
);
create index sessao_sugestao_visitante on sessao_sugestao (criada_em) where idcliente is null;

create table feedback_sugestao (
  sessao_id uuid not null references sessao_sugestao on delete cascade,
  idcadastroextraproduto uuid not null,
  exibidos integer not null default 0,
  clicados integer not null default 0,
  adicionados integer not null default 0,
  recusado_em timestamptz,
  primary key (sessao_id, idcadastroextraproduto)
) with (fillfactor = 80);
