-- expande
-- Answers that a supplier keeps ready for its conversations (decision 0108).
create table resposta_pronta (
  idfornecedor uuid not null references fornecedor on delete cascade,
  idresposta uuid not null,
  versao integer not null default 1,
  -- What is typed after the slash to find it.
  atalho text not null,
  texto text not null,
  primary key (idfornecedor, idresposta),
  unique (idfornecedor, atalho)
);
