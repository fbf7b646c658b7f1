-- Caches of every process follow these notifications: channel `mudanca`, payload `{idfornecedor}:{area}`.
-- Statement-level triggers: one notification a statement and supplier, delivered at commit.
-- Areas: produto (products, prices, categories, availability), fornecedor (theme, domains, delivery, payment, policies).

create function f_avisa_produto() returns trigger language plpgsql as $$
begin
  perform pg_notify('mudanca', idfornecedor || ':produto') from (select distinct idfornecedor from alterados) a;
  return null;
end $$;

create function f_avisa_fornecedor() returns trigger language plpgsql as $$
begin
  perform pg_notify('mudanca', idfornecedor || ':fornecedor') from (select distinct idfornecedor from alterados) a;
  return null;
end $$;

-- Stock moves with every order: only a product that turns available or unavailable changes a public page.
create function f_avisa_estoque() returns trigger language plpgsql as $$
begin
  perform pg_notify('mudanca', new.idfornecedor || ':produto');
  return null;
end $$;

create trigger estoque_mudou after update on estoque for each row
  when ((old.quantidade >= old.quantidade_minima) <> (new.quantidade >= new.quantidade_minima)) execute function f_avisa_estoque();

do $$
declare
  tabela text;
  area text;
begin
  for tabela, area in values
    ('produto', 'produto'), ('categoria', 'produto'), ('politica', 'fornecedor'),
    ('fornecedor', 'fornecedor'), ('dominio', 'fornecedor'), ('loja', 'fornecedor'), ('area', 'fornecedor'),
    ('forma_entrega', 'fornecedor'), ('forma_pagamento', 'fornecedor')
  loop
    execute format('create trigger %I after insert on %I referencing new table as alterados for each statement execute function %I()', tabela || '_inserido', tabela, 'f_avisa_' || area);
    execute format('create trigger %I after update on %I referencing new table as alterados for each statement execute function %I()', tabela || '_alterado', tabela, 'f_avisa_' || area);
    execute format('create trigger %I after delete on %I referencing old table as alterados for each statement execute function %I()', tabela || '_excluido', tabela, 'f_avisa_' || area);
  end loop;
end $$;
create trigger estoque_inserido after insert on estoque referencing new table as alterados for each statement execute function f_avisa_produto();
create trigger estoque_excluido after delete on estoque referencing old table as alterados for each statement execute function f_avisa_produto();

-- Orders tell their own screen: channel `pedido`, payload numpedido.
create function f_avisa_pedido() returns trigger language plpgsql as $$
begin
  perform pg_notify('pedido', new.numpedido::text);
  return null;
end $$;
create trigger pedido_status after update of status on pedido for each row when (old.status is distinct from new.status) execute function f_avisa_pedido();
