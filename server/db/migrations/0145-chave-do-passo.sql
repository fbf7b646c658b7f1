-- A step that a supplier's own system made names a key of the order's supplier (decision 0076): it was by the id alone. Only such a step says
-- the supplier, so that the others and the statement of a new order (0027) cost what they did. Not `expande`: a process of the release
-- before would write the key without the supplier, and be refused.
alter table historico_pedido add column idfornecedor uuid;
update historico_pedido h set idfornecedor = p.idfornecedor from pedido p where p.numpedido = h.numpedido and h.idapikeys is not null;
alter table historico_pedido
  drop constraint historico_pedido_idapikeys_fkey,
  add constraint historico_pedido_chave_check check ((idapikeys is null) = (idfornecedor is null)),
  add constraint historico_pedido_pedido_fkey foreign key (idfornecedor, numpedido) references pedido (idfornecedor, numpedido) on delete cascade,
  add constraint historico_pedido_apikey_fkey foreign key (idfornecedor, idapikeys) references apikey (idfornecedor, idapikeys);
