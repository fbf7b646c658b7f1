-- expande
-- The marketplace's door shows the oldest stores: found without looking through all of them.
create index fornecedor_porta on fornecedor (criado_em, nome) where ativo;
