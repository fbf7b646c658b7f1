-- expande
-- What price tables (policies whose effect is `tabela`) make of the price of a product: id of the policy -> effect. It is a price like the others: a
-- notice of it is of the area `preco` (0280, 0310). A process of the version before leaves the column as it is, as it writes named columns alone.
alter table produto add column tabelas_de_preco jsonb check (jsonb_typeof(tabelas_de_preco) = 'object');

-- Products that any table names: exports of tables and their counts read these alone.
create index produto_com_tabelas on produto (idfornecedor, idcadastroextraproduto) where tabelas_de_preco is not null;

create or replace function f_avisa_produto_alterado() returns trigger language plpgsql as $$
declare
  precos constant text[] := '{preco,precooferta,precovendaatacado,minvendaatacado,preco_embalagem,desconto_progressivo,tabelas_de_preco,mudado_em}';
begin
  perform pg_notify('mudanca', n.idfornecedor || case when n.quantos > 100 then ':produto:' else (
    select case when bool_and(to_jsonb(d) - precos = to_jsonb(a) - precos and (d.precooferta is null) = (a.precooferta is null))
        then ':preco:' else ':produto:' end ||
      string_agg(d.idcadastroextraproduto::text, ',') ||
      case when bool_or(public.f_faixa(coalesce(d.precooferta, d.preco)) is distinct from public.f_faixa(coalesce(a.precooferta, a.preco)))
        then ':faixa' else '' end
    from alterados d left join antes a using (idfornecedor, idcadastroextraproduto)
    where d.idfornecedor = n.idfornecedor
  ) end)
  from (select idfornecedor, count(*) as quantos from alterados group by idfornecedor) n;
  return null;
end $$;
