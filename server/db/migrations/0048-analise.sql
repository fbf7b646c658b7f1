-- The analysis of a registration: when it was decided, and what a refused cliente has to mend (ux 1.26).
alter table cadastroextracliente
  add column decidido_em timestamptz,
  add column motivo_recusa text not null default '';
