import type { Db } from '#infra'

export interface NotaRow {
  idcliente: string
  /** Null: not issued yet. */
  chave: string | null
  xml: string | null
}

/** The note of an order at this fornecedor, and whose order it is; null: no such order there. */
export async function findNota(db: Db, idfornecedor: string, numpedido: number): Promise<NotaRow | null> {
  const [row] = await db<NotaRow[]>`
    select p.idcliente, n.chave, n.xml from pedido p left join nota_fiscal n using (numpedido)
    where p.numpedido = ${numpedido} and p.idfornecedor = ${idfornecedor}`
  return row ?? null
}
