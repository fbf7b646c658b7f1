-- expande
-- What people of the store wrote and nobody of the customer's side has seen: told once by letter and push, until somebody reads
-- (decision 0108). What was written before is told to nobody.
alter table sala_chat
  -- The number of their newest message that customers see.
  add column ultima_loja bigint not null default 0,
  -- Since when something of theirs is unseen; null: nothing is.
  add column nao_lida_desde timestamptz,
  -- When the customer was told; null: not yet, or read since.
  add column nao_lida_avisada_em timestamptz;
create index sala_chat_nao_lida on sala_chat (nao_lida_desde) where nao_lida_avisada_em is null;
