-- When a provider was last asked about a charge that waits: its notice may be lost, or have come while nobody listened.
alter table pagamento add column consultada_em timestamptz;
alter table cobranca_fatura add column consultada_em timestamptz;
create index pagamento_esperando on pagamento (consultada_em nulls first) where status = 'PENDENTE';
create index cobranca_fatura_esperando on cobranca_fatura (consultada_em nulls first) where status = 'PENDENTE';
