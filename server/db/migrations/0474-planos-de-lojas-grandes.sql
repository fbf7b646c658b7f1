-- expande
-- Plans are made once for all suppliers, and by default for the average one. Among many small ones that pays to read all products, carts or customers of the
-- supplier where a few are asked for by id, which a large one then pays for at every cart and every stock of its ERP (decision 0222). So plans take a quarter of all
-- rows for one supplier's.
alter table produto alter column idfornecedor set (n_distinct = 4);
alter table estoque alter column idfornecedor set (n_distinct = 4);
alter table preco_em_vigor alter column idfornecedor set (n_distinct = 4);
alter table contagem_produto alter column idfornecedor set (n_distinct = 4);
alter table termo alter column idfornecedor set (n_distinct = 4);
alter table categoria alter column idfornecedor set (n_distinct = 4);
alter table carrinho alter column idfornecedor set (n_distinct = 4);
alter table cadastroextracliente alter column idfornecedor set (n_distinct = 4);
analyze produto (idfornecedor);
analyze estoque (idfornecedor);
analyze preco_em_vigor (idfornecedor);
analyze contagem_produto (idfornecedor);
analyze termo (idfornecedor);
analyze categoria (idfornecedor);
analyze carrinho (idfornecedor);
analyze cadastroextracliente (idfornecedor);
