-- Terms of use, who accepted them, and what stays of somebody who left.

create table termo_uso (
  versao text primary key check (versao ~ '^[0-9A-Za-z.-]{1,40}$'),
  titulo text not null,
  -- What changed since the version before, in plain words; '' for the first.
  resumo text not null default '',
  -- Paragraphs with blank lines between; a line that begins with '## ' is a heading.
  texto text not null,
  publicado_em timestamptz not null default now()
);

-- Who, when, which version, from where: kept though the account goes (the proof is ours to have).
create table aceite_termo (
  idaceite uuid primary key,
  idusuario uuid not null references usuario,
  idcliente uuid not null references cliente,
  idfornecedor uuid references fornecedor,
  versao text not null references termo_uso,
  ip text not null,
  agente text not null,
  aceito_em timestamptz not null default now(),
  unique nulls not distinct (idusuario, idcliente, idfornecedor, versao)
);

-- Sessions have a name of their own, so that their owner can end them without knowing a token.
alter table sessao add column idsessao uuid not null unique default gen_random_uuid();

-- Identity behind the orders of an account that was deleted: for the tax office alone, until the term ends.
create table registro_fiscal (
  idcliente uuid primary key references cliente,
  tipo_documento text not null,
  documento text not null,
  nome text not null,
  razaosocial text not null,
  guardado_em timestamptz not null default now(),
  guardado_ate date not null
);
alter table cliente add column excluido_em timestamptz;
