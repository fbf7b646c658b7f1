-- expande
-- What an owner is told before a module is switched off: how much of it is open now.
create index fatura_aberta_da_loja on fatura (idfornecedor) where status = 'ABERTA';
create index assinatura_ativa_da_loja on assinatura (idfornecedor) where status = 'ATIVA';
