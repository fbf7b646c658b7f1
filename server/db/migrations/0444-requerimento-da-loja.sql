-- expande
-- A person asks from the shop's own page, and takes it back there (decision 0176).
alter table requerimento drop constraint requerimento_estado_check;
alter table requerimento add constraint requerimento_estado_check check (estado in ('ABERTO', 'ATENDIDO', 'RECUSADO', 'RETIRADO'));
-- What the store is reminded of, whatever store it is.
create index requerimento_prazo on requerimento (recebido_em) where estado = 'ABERTO';
