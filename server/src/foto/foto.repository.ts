import type { Db } from '#infra'

/** The product of one of these codes, SKU before EAN, the first code before the others; undefined: none has one of them. */
export async function findProdutoDoCodigo(
  db: Db,
  idfornecedor: string,
  codigos: readonly string[],
): Promise<string | undefined> {
  const [row] = await db<{ idcadastroextraproduto: string }[]>`
    with codigo as (
      select codigo, ordem from unnest(${codigos as string[]}::text[]) with ordinality as c(codigo, ordem)
    )
    select p.idcadastroextraproduto from (
      select p.idcadastroextraproduto, c.ordem, 1 as qual from codigo c join produto p on p.idfornecedor = ${idfornecedor} and p.sku = c.codigo
      union all
      select p.idcadastroextraproduto, c.ordem, 2 from codigo c join produto p on p.idfornecedor = ${idfornecedor} and p.ean = c.codigo
    ) p
    order by p.ordem, p.qual, p.idcadastroextraproduto limit 1`
  return row?.idcadastroextraproduto
}
