-- Node counts milliseconds: a delivery written some microseconds ago was not due yet to whoever asked in the same one.
alter table entrega_gancho alter column tentar_em set default date_trunc('milliseconds', now());
