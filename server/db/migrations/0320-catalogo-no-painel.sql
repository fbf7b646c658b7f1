-- expande
-- The panel lists every product, variants and those that are not on sale too (decision 0140): the indexes of the shop have neither.
create index produto_painel_nome on produto (idfornecedor, nome collate "pt-BR-x-icu", idcadastroextraproduto);
create index produto_painel_preco on produto (idfornecedor, (coalesce(preco, 0)), idcadastroextraproduto);
create index produto_painel_categoria on produto (idfornecedor, idcategoria);
create index produto_inativo on produto (idfornecedor, nome collate "pt-BR-x-icu", idcadastroextraproduto) where not ativo;
create index produto_sem_foto on produto (idfornecedor, nome collate "pt-BR-x-icu", idcadastroextraproduto) where imagens = '[]';
create index produto_sem_preco on produto (idfornecedor, nome collate "pt-BR-x-icu", idcadastroextraproduto) where preco is null;
-- Words of what is not on sale: `produto_doc` has the others.
create index produto_doc_inativo on produto using gin (doc) where not ativo;
