-- expande
-- Spreadsheets on their way into a supplier's catalogue (issue 17, line 4; decisions 0126, 0132): read into rows, rehearsed, applied in one transaction,
-- taken back within 30 days. Cells are kept as they were read, so that a mapping can change and a cell can be mended.
create table importacao (
  idimportacao uuid primary key,
  idfornecedor uuid not null references fornecedor,
  tipo text not null check (tipo in ('PRODUTOS')),
  nome text not null,
  aba text,
  estado text not null default 'COLUNAS'
    check (estado in ('COLUNAS', 'CONFERIDA', 'APLICANDO', 'APLICADA', 'DESFAZENDO', 'DESFEITA')),
  titulos jsonb not null,
  colunas jsonb not null,
  -- Whether these columns were said for a sheet with the same headings before.
  lembradas boolean not null,
  -- SHA-256 of the headings, folded.
  assinatura bytea not null,
  linhas integer not null,
  contagens jsonb not null default '{}',
  -- Field -> rows that change it.
  campos jsonb not null default '{}',
  -- Paths that rows name and the store does not have.
  categorias_novas jsonb not null default '[]',
  recusadas integer not null default 0,
  erro text,
  -- Who set it going, for the audit.
  autor jsonb,
  criado_em timestamptz not null default now(),
  aplicada_em timestamptz
);
create index importacao_recente on importacao (idfornecedor, criado_em desc);
create index importacao_esperando on importacao (criado_em) where estado in ('APLICANDO', 'DESFAZENDO');

create table importacao_linha (
  idimportacao uuid not null references importacao on delete cascade,
  -- Place in the sheet as a person sees it.
  linha integer not null,
  celulas jsonb not null,
  tipo text not null default 'igual' check (tipo in ('nova', 'mudada', 'igual', 'apagada', 'errada')),
  idcadastroextraproduto uuid,
  -- Of the product when the row was rehearsed, and as it was applied.
  versao_lida integer,
  versao_aplicada integer,
  mudancas jsonb not null default '[]',
  erros jsonb not null default '[]',
  feita text check (feita in ('APLICADA', 'DESFEITA', 'RECUSADA')),
  primary key (idimportacao, linha)
);
create index importacao_linha_tipo on importacao_linha (idimportacao, tipo, linha);

-- How far a job is, written beside its transaction; whoever cancels says so here.
create table importacao_andamento (
  idimportacao uuid primary key references importacao on delete cascade,
  feitas integer not null default 0,
  total integer not null default 0,
  parar boolean not null default false,
  viva_em timestamptz
);

-- What the columns of a sheet with these headings hold, as it was said last.
create table importacao_mapa (
  idfornecedor uuid not null references fornecedor,
  tipo text not null,
  assinatura bytea not null,
  colunas jsonb not null,
  usado_em timestamptz not null default now(),
  primary key (idfornecedor, tipo, assinatura)
);
