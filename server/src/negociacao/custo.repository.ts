import type { Db } from '#infra'
import { isComprado } from '#compra'

import type { Dono } from './quem.ts'

/** What only the store knows of a product: 1/10,000 real, 1/1,000 unit. */
export interface CustoRow {
  id: string
  sku: string
  custo: number | null
  precominimo: number | null
  /** Null: not counted. */
  estoque: number | null
}

export async function listCustos(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<Map<string, CustoRow>> {
  const rows = await db<CustoRow[]>`
    select p.idcadastroextraproduto as id, p.sku, p.custo, p.precominimo, e.quantidade as estoque
    from produto p left join estoque e using (idfornecedor, idcadastroextraproduto)
    where p.idfornecedor = ${idfornecedor} and p.idcadastroextraproduto = any(${ids as string[]}::uuid[])`
  return new Map(rows.map((row) => [row.id, row]))
}

/** What a customer last paid for one: 1/10,000 real, gifts left out. */
export interface UltimoRow {
  id: string
  preco: number
  em: Date
  numpedido: number
}

/** Of its last 100 orders, one row for each product. */
export async function listUltimos(
  db: Db,
  { idfornecedor, idcliente }: Dono,
  ids: readonly string[],
): Promise<Map<string, UltimoRow>> {
  const rows = await db<UltimoRow[]>`
    select distinct on (i.idcadastroextraproduto) i.idcadastroextraproduto as id, i.precounitario as preco, o.criado_em as em, o.numpedido
    from (
      select numpedido, criado_em from pedido where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and ${isComprado(db)}
      order by numpedido desc limit 100
    ) o join item_pedido i using (numpedido)
    where i.idcadastroextraproduto = any(${ids as string[]}::uuid[]) and i.precounitario > 0 and i.idcombopromocional_cabecalho is null
    order by i.idcadastroextraproduto, o.numpedido desc`
  return new Map(rows.map((row) => [row.id, row]))
}
