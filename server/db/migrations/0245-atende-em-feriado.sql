-- expande
-- Whether the people of a store answer on holidays too: others are closed then, whatever the hours of a weekday say (decision 0105).
alter table ajuste_atendimento add column atende_feriado boolean not null default false;
