-- expande
-- What products lack (decision 0148), counted and listed by an index of each reason: a product that lacks nothing is in none of them.
-- The last number of a GTIN of 8, 12, 13 or 14 follows from the others.
create function f_ean_valido(ean text) returns boolean language plpgsql immutable strict parallel safe as $$
declare
  soma int := 0;
begin
  if ean !~ '^(\d{8}|\d{12,14})$' then return false; end if;
  for i in 1 .. length(ean) - 1 loop
    soma := soma + substr(ean, length(ean) - i, 1)::int * (case when i % 2 = 1 then 3 else 1 end);
  end loop;
  return (10 - soma % 10) % 10 = right(ean, 1)::int;
end $$;
create index produto_sem_descricao on produto (idfornecedor, nome collate "pt-BR-x-icu", idcadastroextraproduto) where descricao = '';
create index produto_sem_embalagem on produto (idfornecedor, nome collate "pt-BR-x-icu", idcadastroextraproduto) where embalagem = '';
create index produto_sem_peso on produto (idfornecedor, nome collate "pt-BR-x-icu", idcadastroextraproduto) where peso_gramas is null;
create index produto_sem_ean on produto (idfornecedor, nome collate "pt-BR-x-icu", idcadastroextraproduto) where ean is null;
create index produto_ean_invalido on produto (idfornecedor, nome collate "pt-BR-x-icu", idcadastroextraproduto)
  where ean is not null and not f_ean_valido(ean);
create index produto_nome_maiusculo on produto (idfornecedor, nome collate "pt-BR-x-icu", idcadastroextraproduto)
  where nome = upper(nome) and nome <> lower(nome) and length(nome) > 8;
