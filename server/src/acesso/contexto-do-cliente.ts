import type { TipoEntrega } from '@vitrine/contract'

import type { FornecedorVivo } from '#fornecedor'
import type { Db } from '#infra'

import { makeContexto, type ContextoComprador } from './contexto.ts'
import { findQuemCompra } from './sessao.repository.ts'

/**
 * Rights and prices of a cliente at a fornecedor without a session: for orders that the server makes by itself. It acts
 * as the login that asked for it while that one may, else as another login of the cliente; null when there is no such login.
 */
export async function findContextoDoCliente(
  db: Db,
  fornecedor: FornecedorVivo,
  {
    idcliente,
    idusuario,
    tipoEntrega,
  }: { idcliente: string; idusuario: string | null; tipoEntrega: TipoEntrega | undefined },
): Promise<ContextoComprador | null> {
  const { idfornecedor } = fornecedor
  const quem = await findQuemCompra(db, { idfornecedor, idcliente, idusuario })
  const agora = new Date()
  return quem && makeContexto(fornecedor, quem, { tipoEntrega }, { agora, sessaoExpirada: false })
}

/** Somebody at a fornecedor of whom nothing is known: what a visitor sees. */
export function makeContextoDeVisitante(
  fornecedor: FornecedorVivo,
  { tipoEntrega }: { tipoEntrega: TipoEntrega | undefined },
): ContextoComprador {
  return makeContexto(fornecedor, null, { tipoEntrega }, { agora: new Date(), sessaoExpirada: false })
}

/** The same as if they had been logged in and approved, with these groups: no customer that there is (decision 0167). */
export const asGrupos = (visitante: ContextoComprador, grupos: readonly string[]): ContextoComprador => ({
  ...visitante,
  tags: grupos,
  podeVerPrecos: true,
})
