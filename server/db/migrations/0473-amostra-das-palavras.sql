-- expande
-- That more than 1,000 products have two frequent words is seen in a sixteenth of the products (decision 0221).

-- One of sixteen, by nothing that products have in common.
create function f_amostra(idcadastroextraproduto uuid) returns boolean language sql immutable parallel safe
return uuid_hash(idcadastroextraproduto) & 15 = 0;

create index produto_amostra on produto using gin (doc) where ativo and f_amostra(idcadastroextraproduto);
