-- expande
-- What a store shows that people write (pages, texts, carousels, its home): versions, drafts and a schedule (decision 0080). One row is one
-- version of one piece; what is shown at a moment follows from the rows (rules/publicacao).
create table publicacao (
  idfornecedor uuid not null references fornecedor,
  idpublicacao uuid primary key,
  tipo text not null check (tipo ~ '^[A-Z_]{1,30}$'),
  -- What it is a version of: idpagina, idcarrossel, …
  idconteudo uuid not null,
  numero integer not null check (numero > 0),
  -- The name under which it is found: a page's slug.
  chave text not null check (chave <> ''),
  estado text not null check (estado in ('RASCUNHO', 'PUBLICADA')),
  -- From this moment on and before that one; null: since always, for ever.
  de timestamptz,
  ate timestamptz check (ate > de),
  dados jsonb not null,
  publicada_em timestamptz check ((publicada_em is not null) = (estado = 'PUBLICADA')),
  criada_em timestamptz not null default now(),
  versao integer not null default 1,
  unique (idfornecedor, idpublicacao),
  unique (idfornecedor, tipo, idconteudo, numero)
);

-- A draft changes nothing that anybody sees.
create function f_avisa_publicacao() returns trigger language plpgsql as $$
begin
  perform pg_notify('mudanca', idfornecedor || ':fornecedor') from (select distinct idfornecedor from alterados where estado = 'PUBLICADA') a;
  return null;
end $$;
create trigger publicacao_inserido after insert on publicacao referencing new table as alterados for each statement execute function f_avisa_publicacao();
create trigger publicacao_alterado after update on publicacao referencing new table as alterados for each statement execute function f_avisa_publicacao();
create trigger publicacao_excluido after delete on publicacao referencing old table as alterados for each statement execute function f_avisa_publicacao();
