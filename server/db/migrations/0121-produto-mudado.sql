-- expande
-- When what a page shows of a product last changed: search engines ask again for what is newer than they know (sitemaps). Stock and
-- sales move all the time and are not of it.
alter table produto add column mudado_em timestamptz not null default now();

create function f_produto_mudado() returns trigger language plpgsql as $$
begin
  new.mudado_em := now();
  return new;
end $$;
create trigger produto_mudado before update of nome, marca, descricao, especificacoes, idcategoria, embalagem, imagens, preco, precooferta, ean, ativo
  on produto for each row
  when ((old.nome, old.marca, old.descricao, old.especificacoes, old.idcategoria, old.embalagem, old.imagens, old.preco, old.precooferta, old.ean, old.ativo)
    is distinct from
    (new.nome, new.marca, new.descricao, new.especificacoes, new.idcategoria, new.embalagem, new.imagens, new.preco, new.precooferta, new.ean, new.ativo))
  execute function f_produto_mudado();
