-- People: cliente buys, usuario logs in, cadastroextracliente is a cliente registered with one fornecedor (readings 1).

create table cliente (
  idcliente uuid primary key,
  tipo_documento text not null check (tipo_documento in ('CPF', 'CNPJ', 'ESTRANGEIRO')),
  documento text not null,
  nome text not null,
  razaosocial text not null default '',
  email text not null,
  telefone text not null default '',
  -- Age of restricted goods is decided by this, never by a click (readings 8).
  data_nascimento date,
  criado_em timestamptz not null default now(),
  unique (tipo_documento, documento),
  check (tipo_documento <> 'CPF' or documento ~ '^[0-9]{11}$'),
  check (tipo_documento <> 'CNPJ' or documento ~ '^[0-9A-Z]{12}[0-9]{2}$')
);
create index cliente_documento on cliente (documento);

create table usuario (
  idusuario uuid primary key,
  email text not null check (email = lower(email)),
  nome text not null,
  -- argon2id, PHC string.
  senha_hash text not null,
  operador boolean not null default false,
  criado_em timestamptz not null default now(),
  unique (email)
);

-- Which clientes a login may act for; submissao_pedido is the permission of the pair (§6).
create table usuario_cliente (
  idusuario uuid not null references usuario on delete cascade,
  idcliente uuid not null references cliente on delete cascade,
  primario boolean not null default false,
  submissao_pedido boolean not null default true,
  primary key (idusuario, idcliente)
);
create unique index usuario_cliente_primario on usuario_cliente (idusuario) where primario;
create index usuario_cliente_cliente on usuario_cliente (idcliente);

-- Staff and representatives of a fornecedor.
create table equipe (
  idfornecedor uuid not null references fornecedor,
  idusuario uuid not null references usuario on delete cascade,
  papel text not null check (papel in ('representante', 'atendente', 'fornecedor')),
  primary key (idfornecedor, idusuario, papel)
);
create index equipe_usuario on equipe (idusuario);

create table cadastroextracliente (
  idfornecedor uuid not null references fornecedor,
  idcliente uuid not null references cliente on delete cascade,
  idcadastroextracliente uuid not null unique,
  -- Null while nobody decided.
  aprovado boolean,
  tags text[] not null default '{}',
  cod_erp text,
  limite_credito_centavos bigint not null default 0 check (limite_credito_centavos >= 0),
  -- Taken by orders on credit that are not paid yet; guarded in the submission's transaction.
  credito_usado_centavos bigint not null default 0 check (credito_usado_centavos >= 0),
  idrepresentante uuid references usuario,
  termosuso_versao text,
  criado_em timestamptz not null default now(),
  primary key (idfornecedor, idcliente)
);
create index cadastroextracliente_representante on cadastroextracliente (idfornecedor, idrepresentante) where idrepresentante is not null;
create index cadastroextracliente_cliente on cadastroextracliente (idcliente);

create table candidato (
  idcandidato uuid primary key,
  idfornecedor uuid references fornecedor,
  email text not null,
  cpf text not null,
  criado_em timestamptz not null default now(),
  unique nulls not distinct (idfornecedor, email, cpf)
);

create table sessao (
  -- SHA-256 of the 256-bit token: the token itself is never stored (readings 2).
  token_hash bytea primary key check (length(token_hash) = 32),
  idusuario uuid not null references usuario on delete cascade,
  -- The cliente this session acts for; null for staff that acts for nobody.
  idcliente uuid references cliente on delete cascade,
  idfornecedor uuid references fornecedor,
  papel text not null,
  tokenorigin text not null,
  criada_em timestamptz not null default now(),
  vista_em timestamptz not null default now(),
  expira_em timestamptz not null,
  agente text not null default ''
);
create index sessao_usuario on sessao (idusuario);
create index sessao_expira on sessao (expira_em);

create table endereco (
  idendereco uuid primary key,
  idcliente uuid not null references cliente on delete cascade,
  apelido text not null default '',
  rua text not null,
  numero text not null,
  bairro text not null default '',
  cidade text not null,
  uf char(2) not null,
  cep text not null check (cep ~ '^[0-9]{8}$'),
  complemento text not null default '',
  pontoref text not null default '',
  pais text not null default 'Brasil',
  lat double precision,
  lng double precision,
  textoendereco text not null default '',
  cod_erp text,
  primario boolean not null default false,
  manualaddress boolean not null default false,
  criado_em timestamptz not null default now(),
  -- Kept a while so that a removal can be undone.
  excluido_em timestamptz
);
create index endereco_cliente on endereco (idcliente) where excluido_em is null;
create unique index endereco_primario on endereco (idcliente) where primario and excluido_em is null;
