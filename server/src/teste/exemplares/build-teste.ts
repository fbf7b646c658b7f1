import type { CallKey } from '@vitrine/contract'

import type { Sql } from '../../infra/index.ts'
import { buildCliente, type FornecedorDeTeste } from '../builders.ts'

/** The e-mail of somebody who is registered with the store and has bought nothing. */
export async function ensureTeste(sql: Sql, loja: FornecedorDeTeste, key: CallKey): Promise<object> {
  if (key !== 'PUT /painel/v1/{idfornecedor}/pedido-de-teste') return {}
  const { idusuario } = await buildCliente(sql, loja)
  const [row] = await sql<{ email: string }[]>`select email from usuario where idusuario = ${idusuario}`
  return { email: row?.email }
}
