import type { Db } from '#infra'

/** The charge behind a page of the simulated bank. */
export async function findPorTxid(db: Db, txid: string) {
  const [row] = await db<{ numpedido: number; valor: number; status: string; idfornecedor: string }[]>`
    select numpedido, valor, status, idfornecedor from pagamento where provedor = 'simulador' and txid = ${txid}`
  return row ?? null
}
