-- For whom a payment method is and how it is paid; what an order says about the way of its paying.
alter table forma_pagamento
  -- {tipoEntrega, tags, minimo, maximo}, amounts in reais (rules/pagamento CondicaoForma).
  add column condicoes jsonb not null default '{}' check (jsonb_typeof(condicoes) = 'object'),
  -- {parcelas: {maximo, sem_juros, juros_mes, minimo}, margem, dias_boleto, prazos, meios}, amounts in reais.
  add column opcoes jsonb not null default '{}' check (jsonb_typeof(opcoes) = 'object');
-- {meio, troco, prazo, vencimentos}: on delivery and on credit; cards and slips have it on their charge.
alter table pedido add column detalhepagamento jsonb not null default '{}' check (jsonb_typeof(detalhepagamento) = 'object');
