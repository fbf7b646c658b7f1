-- expande
-- The store's side of the conversation (decision 0108): what is still open, what waits for a later hour, and how soon the store answers.
alter table sala_chat
  add column estado text not null default 'ABERTA' check (estado in ('ABERTA', 'RESOLVIDA')),
  -- Out of sight of the team until then, or until its customer writes.
  add column adiada_ate timestamptz;
-- Who waits longest first, then the newest talk.
create index sala_chat_abertas on sala_chat (idfornecedor, esperando_desde, ultima_em desc, idsala)
  where estado = 'ABERTA' and canal <> 'EQUIPE';

-- How a supplier attends its customers: one row for each that said it.
create table ajuste_atendimento (
  idfornecedor uuid primary key references fornecedor on delete cascade,
  versao integer not null default 1,
  -- Minutes of opening hours in which a customer is to be answered; null: the store promises nothing.
  prazo_minutos integer default 60 check (prazo_minutos between 1 and 2880)
);
