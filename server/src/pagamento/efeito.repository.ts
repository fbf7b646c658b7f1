import type { Db } from '#infra'

/** A fiscal note in force of an order that was cancelled; null: the order has no note, or none in force. */
export async function findNotaEmVigor(
  db: Db,
  numpedido: number,
): Promise<{ chave: string; idfornecedor: string } | null> {
  const [row] = await db<{ chave: string; idfornecedor: string }[]>`
    select chave, idfornecedor from nota_fiscal where numpedido = ${numpedido} and cancelada_em is null`
  return row ?? null
}
