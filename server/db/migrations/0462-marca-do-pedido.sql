-- expande
-- What a list shows of an order is remembered under its number and this mark, which is another one after each write that changes any of it (decision 0190). Drawn, not counted:
-- after a restore to an earlier moment no other state comes to the same mark. Orders from before have none until they change.
alter table pedido add column marca bigint;
alter table pedido alter column marca set default (random() * 9007199254740991)::bigint;

-- Who sets the mark alone says that something beside the order changed: the order itself did not, and no index is written.
create or replace function f_pedido_mudado() returns trigger language plpgsql as $$
begin
  if new.marca is not distinct from old.marca then
    new.marca := (random() * 9007199254740991)::bigint;
    new.mudado_em := clock_timestamp();
  end if;
  return new;
end $$;

-- An order that this transaction has written already, made or moved it, has a mark that nobody else has seen: it keeps it.
create function f_marca_pedido() returns trigger language plpgsql as $$
begin
  update pedido set marca = (random() * 9007199254740991)::bigint
  where numpedido in (old.numpedido, new.numpedido) and xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

create function f_marca_pedido_aprovado() returns trigger language plpgsql as $$
begin
  update pedido p set marca = (random() * 9007199254740991)::bigint from aprovacao a
  where a.idaprovacao in (old.idaprovacao, new.idaprovacao) and p.numpedido = a.numpedido and p.xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

create trigger pagamento_marca_pedido after insert or delete on pagamento for each row execute function f_marca_pedido();
-- Jobs ask about many charges at once and write that they did: no list shows it, and nobody holds those orders.
create trigger pagamento_mudado_marca_pedido after update on pagamento for each row
  when (old.consultada_em is not distinct from new.consultada_em or old.status <> new.status or old.devolvido <> new.devolvido)
  execute function f_marca_pedido();
-- The first step is written with its order.
create trigger historico_novo_marca_pedido after insert on historico_pedido for each row when (new.sequencia > 0) execute function f_marca_pedido();
create trigger historico_marca_pedido after update or delete on historico_pedido for each row execute function f_marca_pedido();
-- Lines that are added raise the number of them, which stands on the order.
create trigger linha_marca_pedido after delete on item_pedido for each row execute function f_marca_pedido();
create trigger linha_mudada_marca_pedido after update on item_pedido for each row
  when (old.imagem is distinct from new.imagem or old.sequencia <> new.sequencia or old.numpedido <> new.numpedido) execute function f_marca_pedido();
create trigger contestacao_marca_pedido after insert or update or delete on contestacao for each row execute function f_marca_pedido();
create trigger devolucao_marca_pedido after insert or update or delete on devolucao for each row execute function f_marca_pedido();
create trigger avaliacao_marca_pedido after insert or update or delete on avaliacao for each row execute function f_marca_pedido();
create trigger reembolso_marca_pedido after insert or delete on reembolso for each row execute function f_marca_pedido();
-- The keys of what was paid long ago are forgotten in bulk: no list shows a refund that was paid.
create trigger reembolso_mudado_marca_pedido after update on reembolso for each row
  when (old.feito_em is null or new.feito_em is null) execute function f_marca_pedido();
create trigger aprovacao_marca_pedido after delete on aprovacao for each row when (old.numpedido is not null) execute function f_marca_pedido();
create trigger aprovacao_mudada_marca_pedido after update on aprovacao for each row
  when (old.numpedido is distinct from new.numpedido or old.numpedido is not null and (old.idusuario <> new.idusuario or old.revisao <> new.revisao))
  execute function f_marca_pedido();
create trigger passo_marca_pedido after insert or delete on passo_aprovacao for each row execute function f_marca_pedido_aprovado();
create trigger passo_mudado_marca_pedido after update on passo_aprovacao for each row
  when (old.tipo <> new.tipo or old.revisao <> new.revisao or old.idusuario is distinct from new.idusuario) execute function f_marca_pedido_aprovado();
