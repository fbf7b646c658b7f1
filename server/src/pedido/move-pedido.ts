import type { Papel, StatusPedido } from '@vitrine/contract'
import { findTransicao, type Ator, type SituacaoPedido } from '@vitrine/rules/movimento'
import { isFinal, isOrcamento } from '@vitrine/rules/pedido'
import { momentoOf } from '@vitrine/rules/pagamento'

import { refundFaturas } from '#fatura'
import { Falha, type Db } from '#infra'
import { passPedido } from '#movimento'
import { endContestacoes, returnCobranca, returnEmMaos, warnNota } from '#pagamento'

import { lockPedido, type PedidoTravado } from './pedido-travado.repository.ts'

/** Who acts, as the table of moves and the history know it. */
export interface QuemMove {
  ator: Ator
  papel: Papel | 'sistema'
  idusuario: string | null
  /** API key with which the request came. */
  idapikeys?: string | null
}

export interface Movimento {
  para: StatusPedido
  motivo: string
  quem: QuemMove
  /** The budget or the charge expired: only jobs pass this. */
  vencido?: boolean
  /** A consumer withdraws before the goods are there (decision 0048). */
  desistencia?: boolean
}

/** Somebody of the platform does what the supplier itself may. */
export function atorOf(papel: Papel): Ator {
  if (papel === 'operador') return 'fornecedor'
  if (papel === 'visitante') throw new Falha('nao_encontrado')
  // The table of moves names a system by its key.
  return papel === 'erp' ? 'api-key' : papel
}

/** The order of this number, held; throws `nao_encontrado`. */
export async function requirePedido(tx: Db, numpedido: number): Promise<PedidoTravado> {
  const pedido = await lockPedido(tx, numpedido)
  if (!pedido) throw new Falha('nao_encontrado')
  return pedido
}

/**
 * Moves an order that this transaction holds, with all that follows from it (slice movimento) and its money; a cancelled one's money goes back once `pagamentos.settle` asks for it. What the table of moves does not allow is `movimento_recusado`; a reason that it asks for and that
 * is missing `motivo_ausente`.
 */
export async function movePedido(
  tx: Db,
  pedido: PedidoTravado,
  { para, motivo, quem, vencido, desistencia }: Movimento,
): Promise<Movido> {
  const { numpedido, status: de } = pedido
  const situacao = { ...situacaoOf(pedido, quem.ator), vencido, desistencia }
  if (!findTransicao(de, para, situacao)) throw refuseMove(pedido, para, situacao)
  const { papel, idusuario, idapikeys } = quem
  await passPedido(tx, pedido, { para, motivo, autor: { ator: papel, idusuario, idapikeys } }, situacao)
  if (pedido.retido)
    await endContestacoes(tx, numpedido, { decisao: 'CANCELADA', palavra: motivo, ator: papel, idusuario })
  if (para === 'CANCELADO') await undoPedido(tx, pedido)
  if (para === 'PAGO') await returnCobranca(tx, numpedido)
  return { notaEmVigor: para === 'CANCELADO' ? await warnNota(tx, numpedido) : null }
}

/** Why a move is refused; what picking alone would open says so. */
function refuseMove(
  { status: de, retido }: PedidoTravado,
  para: StatusPedido,
  situacao: SituacaoPedido,
): Falha {
  const detalhes = { de, para }
  if (retido && !isFinal(de)) return new Falha('pedido_retido', { detalhes })
  const error = findTransicao(de, para, { ...situacao, separado: true })
    ? 'Separe o pedido antes: diga o que vai de cada item, e ele pode sair.'
    : undefined
  return new Falha('movimento_recusado', { detalhes, ...(error && { error }) })
}

/** What is still to be done by hand after a move. */
export interface Movido {
  /** Key of the note that a cancellation leaves in force; null: none. */
  notaEmVigor: string | null
}

/** Undoes a cancelled order: its money goes back, unless it was only a budget. */
async function undoPedido(tx: Db, pedido: PedidoTravado): Promise<void> {
  const { numpedido, idfornecedor, status, tipopagamento, pago } = pedido
  await returnCobranca(tx, numpedido)
  if (isOrcamento(status)) return
  if (tipopagamento === 'FATURADO') {
    await refundFaturas(tx, pedido)
    return
  }
  const valor = pedido.totalservido ?? pedido.total ?? 0
  if (pago) await returnEmMaos(tx, { numpedido, idfornecedor, valor, chave: 'devolucao' })
}

/** What the table of moves looks at besides the two labels. */
export function situacaoOf(pedido: PedidoTravado, ator: Ator): SituacaoPedido {
  const { tipopagamento, tipoentrega: tipoEntrega, pago, semreserva: semReserva, retido } = pedido
  const separado = pedido.totalservido !== null
  return { ator, momentoPagamento: momentoOf(tipopagamento), tipoEntrega, pago, separado, semReserva, retido }
}
