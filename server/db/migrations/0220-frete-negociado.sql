-- expande
-- Negotiated freight says who set it, why, and for which place and form (issue 14). Null: none, or one of before, which held anywhere.
alter table negociacao add column frete_acordo jsonb;
-- How far somebody may lower it below the store's own table, 1/10,000 point.
alter table ajuste_negociacao
  add column desconto_frete_atendente bigint not null default 500000 check (desconto_frete_atendente between 0 and 1000000),
  add column desconto_frete_fornecedor bigint not null default 1000000 check (desconto_frete_fornecedor between 0 and 1000000);
