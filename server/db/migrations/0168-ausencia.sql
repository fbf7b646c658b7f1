-- expande
-- What a customer is answered outside of the hours, once in each closed period (decision 0108).
alter table sala_chat
  -- When its customer wrote last.
  add column cliente_em timestamptz,
  -- Until when it is told that nobody is there.
  add column ausencia_ate timestamptz;
create index sala_chat_recem_escrita on sala_chat (cliente_em) where esperando_desde is not null;

alter table ajuste_atendimento
  add column ausencia boolean not null default true,
  -- The supplier's own words; '': the shop's.
  add column mensagem_ausencia text not null default '';
