-- expande
-- The words by which a product is found are made anew when one of their texts changes, not at every write. A generated column is computed at each
-- update of a table that has a trigger before it (produto_mudado), so a new price cost the words too: six tenths of writing 100,000 prices.
alter table produto alter column doc drop expression;
alter table produto alter column doc set default '';

create function f_escreve_doc() returns trigger language plpgsql as $$
begin
  new.doc := public.f_doc(new.idfornecedor, new.nome, public.f_texto(new.marca, new.embalagem, new.tags, new.texto_variantes), new.descricao,
    array[new.sku, new.ean] || new.codigos_variantes);
  return new;
end $$;

create trigger produto_doc_novo before insert on produto for each row execute function f_escreve_doc();
create trigger produto_doc_mudado before update on produto for each row
  when ((old.nome, old.marca, old.embalagem, old.tags, old.texto_variantes, old.descricao, old.sku, old.ean, old.codigos_variantes)
    is distinct from (new.nome, new.marca, new.embalagem, new.tags, new.texto_variantes, new.descricao, new.sku, new.ean, new.codigos_variantes))
  execute function f_escreve_doc();
