import type { Sql } from '../../infra/index.ts'

/** Rows of `preco_em_vigor` that are not what their products say (migration 0459): kept and computed anew, side by side. */
export function listPrecosErrados(sql: Sql): Promise<readonly unknown[]> {
  return sql`
    select v as guardado, c as contado from preco_em_vigor v full join (
      select idfornecedor, idcadastroextraproduto, coalesce(precooferta, preco) as preco, coalesce(preco, 0) as preco_lista,
        f_faixa(coalesce(precooferta, preco)) as faixa, vendas, ativo and idprodutoprincipal is null as cartao
      from produto
    ) c using (idfornecedor, idcadastroextraproduto)
    where (v.preco, v.preco_lista, v.faixa, v.vendas, v.cartao) is distinct from (c.preco, c.preco_lista, c.faixa, c.vendas, c.cartao)
      or v.cartao is null or c.cartao is null`
}
