-- expande
-- What a supplier's people edit (categories, prices, areas, forms, …): each row has a version, so that whoever saves what somebody else
-- has changed meanwhile is told instead of overwriting it (decision 0077). What orders take (stock, uses of a coupon) is no edit.
do $$
declare
  tabela text;
begin
  foreach tabela in array array[
    'fornecedor', 'dominio', 'loja', 'area', 'forma_entrega', 'faixa_frete', 'dia_fechado', 'forma_pagamento', 'caracteristica',
    'tipo_assinatura', 'cadastroextracliente', 'configuracao_imposto', 'regra_imposto', 'categoria', 'tag_pesquisa', 'sinonimo', 'setor',
    'segmento', 'produto', 'estoque', 'politica', 'cupom', 'combo', 'combo_grupo', 'combo_produto', 'servico'] loop
    execute format('alter table %I add column versao integer not null default 1', tabela);
  end loop;
end $$;

-- The same table tells those edits (contract/src/evento): of no order.
alter table evento alter column numpedido drop not null;
-- What became of one record, and who wrote it last.
create index evento_do_cadastro on evento (idfornecedor, (dados ->> 'cadastro'), (dados ->> 'id'), idevento) where numpedido is null;
-- What is old enough to go; told in the order of time.
drop index evento_visto;
create index evento_quando on evento using brin (quando);
