import type { ContextoComprador } from '#acesso'
import type { Requisicao } from '#chamada'
import { Falha, type Sql } from '#infra'

import { findDono, type DonoDoPedido } from './pedido-travado.repository.ts'

/** Makes the context of a request for a fornecedor and a cliente. */
export type ContextoOf = (
  requisicao: Requisicao,
  idfornecedor: string | null,
  idcliente?: string,
) => Promise<ContextoComprador>

/** An order that the asker may act on, with the asker as seen from the order's own fornecedor and cliente. */
export interface PedidoAberto extends DonoDoPedido {
  numpedido: number
  contexto: ContextoComprador
}

/** Throws `nao_encontrado` for strangers and for what does not exist alike (readings 7). */
export async function openPedido(
  { sql, contextoOf }: { sql: Sql; contextoOf: ContextoOf },
  numpedido: number,
  requisicao: Requisicao,
): Promise<PedidoAberto> {
  const dono = await findDono(sql, numpedido)
  if (!dono) throw new Falha('nao_encontrado')
  const contexto = await contextoOf(requisicao, dono.idfornecedor, dono.idcliente)
  if (!contexto.podeAgir && !isEquipe(contexto)) throw new Falha('nao_encontrado')
  return { ...dono, numpedido, contexto }
}

/** Works for the order's own fornecedor, as a person or a system, or for the platform. */
function isEquipe({ papel }: ContextoComprador): boolean {
  return papel === 'atendente' || papel === 'fornecedor' || papel === 'operador' || papel === 'erp'
}
