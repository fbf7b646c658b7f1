-- What a job could not do to one item of its own: when it is tried again, and what a person has to look at.
-- No personal data: `item` names a kind and a number or id, `erro` is the text of the error.
create table falha_tarefa (
  idfalha uuid primary key,
  tarefa text not null,
  -- '' is the job as a whole.
  item text not null,
  tentativas int not null default 1,
  primeira_em timestamptz not null default now(),
  ultima_em timestamptz not null default now(),
  tentar_em timestamptz not null,
  -- Tried so often that a person is asked; tried once a day all the same.
  desistiu_em timestamptz,
  -- A person said that it need not be tried again.
  dispensada_em timestamptz,
  erro text not null,
  unique (tarefa, item)
);
