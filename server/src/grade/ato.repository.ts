import type { AcaoNegociacao } from '@vitrine/contract'

import type { Db } from '#infra'
import { type Dono, type ProdutoDoAto, type Quem } from '#negociacao'

export interface AtoRow {
  id: string
  em: Date
  lado: Quem['lado']
  idusuario: string | null
  nome: string
  acao: AcaoNegociacao
  produtos: ProdutoDoAto[]
  medida: 'PRECO' | 'QUANTIDADE' | 'FRETE' | 'TOTAL' | null
  antes: number | null
  depois: number | null
  motivo: string
  numpedido: number | null
}

/** What was done in a cart, the latest first. */
export async function listAtos(
  db: Db,
  { idfornecedor, idcliente }: Dono,
  { limit, offset }: { limit: number; offset: number },
): Promise<AtoRow[]> {
  return db<AtoRow[]>`
    select idato as id, em, lado, idusuario, nome, acao, produtos, medida, antes, depois, motivo, numpedido from ato_negociacao
    where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} order by idato desc limit ${limit} offset ${offset}`
}

export async function countAtos(db: Db, { idfornecedor, idcliente }: Dono): Promise<number> {
  const [row] = await db<{ total: number }[]>`
    select count(*)::int as total from ato_negociacao where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
  return row?.total ?? 0
}
