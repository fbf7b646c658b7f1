import { isPreso } from '#carrinho'
import type { Db, Transaction } from '#infra'

import type { Dono } from './quem.ts'

/** Carts that these people hold at a supplier, held by this transaction from now on. */
export async function listPresos(
  tx: Transaction,
  idfornecedor: string,
  atendentes: readonly string[],
): Promise<string[]> {
  if (atendentes.length === 0) return []
  const rows = await tx<{ idcliente: string }[]>`
    select idcliente from carrinho where idfornecedor = ${idfornecedor} and bloqueado_por = any(${atendentes as string[]}::uuid[])
    order by idcliente for update`
  return rows.map(({ idcliente }) => idcliente)
}

const POR_VEZ = 200

/** Negotiations that the clock has ended and nobody has written it of yet: of a lease, or of a validity. */
export async function listVencidas(db: Db): Promise<Dono[]> {
  return db<Dono[]>`
    select n.idfornecedor, n.idcliente from negociacao n left join carrinho c using (idfornecedor, idcliente)
    where (n.estado = 'ABERTA' and not coalesce(${isPreso(db)}, false)) or (n.estado = 'LIBERADA' and n.validade <= now())
    order by n.idnegociacao limit ${POR_VEZ}`
}
