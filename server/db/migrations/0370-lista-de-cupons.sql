-- expande
-- The panel's list of coupons, the newest first (decision 0147).
create index cupom_da_lista on cupom (idfornecedor, criado_em desc, idcupom desc);
