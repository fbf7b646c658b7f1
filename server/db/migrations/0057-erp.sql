-- A supplier's own system at the panel's calls: keys of its own kind, what it reads orders by, and what it says of them.

-- A key for customers travels in addresses and opens one cliente; one for the system never does, and reaches what staff reaches.
alter table apikey add column erp boolean not null default false;

-- When an order changed last, by the clock of the write itself: what "changed since" is read by. Orders from before count as
-- changed now.
alter table pedido add column mudado_em timestamptz not null default now(),
  -- {transportadora, codigo, url}: where it can be followed.
  add column rastreio jsonb;
alter table pedido alter column mudado_em set default clock_timestamp();
create index pedido_mudado on pedido (idfornecedor, mudado_em, numpedido);
create function f_pedido_mudado() returns trigger language plpgsql as $$
begin
  new.mudado_em := clock_timestamp();
  return new;
end $$;
create trigger pedido_mudado before update on pedido for each row execute function f_pedido_mudado();

-- A return belongs to its order: who reads orders learns of it there.
create function f_devolucao_muda_pedido() returns trigger language plpgsql as $$
begin
  update pedido set mudado_em = default where numpedido = new.numpedido;
  return null;
end $$;
create trigger devolucao_muda_pedido after insert or update of status on devolucao for each row execute function f_devolucao_muda_pedido();

-- The key by which staff's word came, where it came through the supplier's own system.
alter table historico_pedido add column idapikeys uuid references apikey;
