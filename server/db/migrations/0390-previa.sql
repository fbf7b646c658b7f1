-- expande
-- Links that show a draft in the real store (decision 0149): whoever has one sees it, for a day. The link's own words are in no column.
create table previa (
  idfornecedor uuid not null references fornecedor,
  codigo_hash bytea primary key,
  tipo text not null check (tipo in ('INICIO', 'PAGINA')),
  idconteudo uuid not null,
  expira_em timestamptz not null
);
create index previa_expirada on previa (idfornecedor, expira_em);
