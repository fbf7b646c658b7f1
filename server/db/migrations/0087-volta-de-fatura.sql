-- expande
-- Centavos of invoices that are owed again, because a bank gave their money back to the payer without the store's word.
alter table cobranca_fatura add column voltou bigint not null default 0 check (voltou >= 0);
