-- Spreadsheets of orders that take longer than an answer: made by a job, fetched for a day.
create table exportacao (
  idexportacao uuid primary key,
  idusuario uuid not null references usuario,
  idcliente uuid not null references cliente,
  formato text not null check (formato in ('xlsx', 'csv')),
  -- What was asked for, as the list's filter.
  filtro jsonb not null,
  status text not null default 'PREPARANDO' check (status in ('PREPARANDO', 'PRONTA', 'FALHOU')),
  linhas integer not null default 0,
  total integer not null,
  criado_em timestamptz not null default now(),
  -- Somebody works on it; taken over when it has said nothing for a minute.
  viva_em timestamptz,
  conteudo bytea
);
create index exportacao_a_fazer on exportacao (criado_em) where status = 'PREPARANDO';
