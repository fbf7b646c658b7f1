-- Who manages a cliente's logins is said, never assumed: of those linked before, the one that may order; where none may, all.
alter table usuario_cliente alter column administra set default false;
update usuario_cliente uc set administra = false
where not submissao_pedido and exists (select 1 from usuario_cliente o where o.idcliente = uc.idcliente and o.submissao_pedido);

-- A buyer's lookup of stores counts its orders at each.
create index pedido_do_cliente_na_loja on pedido (idcliente, idfornecedor);

-- The attempt to buy is one cliente's: another's with the same id is another attempt.
alter table pedido drop constraint pedido_idfornecedor_idsubmissao_key;
alter table pedido add constraint pedido_submissao unique (idfornecedor, idcliente, idsubmissao);
