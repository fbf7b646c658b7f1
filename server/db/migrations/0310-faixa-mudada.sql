-- expande
-- Goes on from 0280 (issue 16, direction 2; decision 0136). A price that leaves its band is told apart by a fourth part, for what counts products by bands of prices;
-- an offer that begins or ends is more than a price, since rows of offers stand by it. A process of the version before reads the first three parts.
create or replace function f_avisa_produto_alterado() returns trigger language plpgsql as $$
declare
  precos constant text[] := '{preco,precooferta,precovendaatacado,minvendaatacado,preco_embalagem,desconto_progressivo,mudado_em}';
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
