-- What of a store has not gone and what was given up is looked up by the store (decision 0164).
create index correio_da_loja on correio (idfornecedor, criado_em) where enviado_em is null;
create index entrega_gancho_desistida on entrega_gancho (idgancho, criado_em) where estado = 'DESISTIDA';
