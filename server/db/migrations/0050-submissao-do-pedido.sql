-- What was asked for, in the shape of assinatura.submissao: of an order whose lines alone do not say it. One with combos, or a
-- budget that is to repeat once it is accepted.
alter table pedido add column submissao jsonb;
