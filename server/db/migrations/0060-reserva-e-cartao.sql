-- Reserves that end soon: an hourly look.
create index pagamento_reserva on pagamento (expira_em) where status = 'RESERVADO';
-- Reserves from before know their end too.
update pagamento set expira_em = criado_em + interval '5 days' where status = 'RESERVADO';
