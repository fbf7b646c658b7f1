import { urls, type MovimentoPedido, type Papel, type StatusPedido } from '@vitrine/contract'
import {
  findTransicao,
  isFinal,
  isOrcamento,
  momentoOf,
  type Ator,
  type SituacaoPedido,
} from '@vitrine/rules/pedido'

import type { ContextoComprador } from '#acesso'
import { composePasso, insertCarta, type PedidoDaCarta } from '#correio'
import { refundFaturas } from '#fatura'
import { Falha, toLinkPublico, type Db, type EnderecoDaLoja } from '#infra'
import {
  endContestacoes,
  moveStatus,
  returnCobranca,
  returnEmMaos,
  returnTaken,
  waitsReembolso,
  warnNota,
} from '#pagamento'

import { lockPedido, type PedidoTravado } from './movimento.repository.ts'

/** Who acts, as the table of moves and the history know it. */
export interface QuemMove {
  ator: Ator
  papel: Papel | 'sistema'
  idusuario: string | null
  /** The key by which the word came. */
  idapikeys?: string | null
}

export interface Movimento {
  para: StatusPedido
  motivo: string
  quem: QuemMove
  /** Who brings it, of EMENTREGA. */
  entregador?: MovimentoPedido['entregador']
  /** The budget or the charge ran out: only a timer says so. */
  vencido?: boolean
  /** A consumer withdraws before the goods are there (decision 0048). */
  desistencia?: boolean
}

/** Who acts, and where letters about it lead. */
export interface Ambiente {
  contexto: ContextoComprador
  config: EnderecoDaLoja
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
 * Moves an order that this transaction holds, with all that follows from it: history, what it had taken given back, letter,
 * live event (by trigger); a cancelled one's money goes back once `pagamentos.settle` asks for it. What the table of moves does not allow is `movimento_recusado`; a reason that it asks for and that
 * is missing `motivo_ausente`.
 */
export async function movePedido(
  tx: Db,
  pedido: PedidoTravado,
  { para, motivo, quem, vencido, desistencia, entregador }: Movimento,
  config: EnderecoDaLoja,
): Promise<Movido> {
  const { numpedido, idfornecedor, status: de } = pedido
  const situacao = { ...situacaoOf(pedido, quem.ator), vencido, desistencia }
  const transicao = findTransicao(de, para, situacao)
  if (!transicao) throw refuseMove(pedido, para, situacao)
  if (transicao.motivo && !motivo) throw new Falha('motivo_ausente')
  const { papel, idusuario, idapikeys } = quem
  await moveStatus(tx, numpedido, { status: para, motivo, ator: papel, idusuario, idapikeys })
  if (pedido.retido)
    await endContestacoes(tx, numpedido, { decisao: 'CANCELADA', palavra: motivo, ator: papel, idusuario })
  const devolvido = para === 'CANCELADO' ? await undoPedido(tx, pedido) : 0
  if (para === 'PAGO') await returnCobranca(tx, numpedido)
  const porPix = para === 'CANCELADO' && (await waitsReembolso(tx, numpedido))
  const fatos = { motivo, pago: pedido.pago || devolvido > 0, porPix, orcamento: isOrcamento(de), entregador }
  const carta = composePasso(toPedidoDaCarta(pedido, config), para, fatos)
  const chave = `pedido-${para.toLowerCase()}:${numpedido}`
  if (carta) await insertCarta(tx, carta, { idfornecedor, chave })
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

/** What letters about an order need to know of it. */
export function toPedidoDaCarta(
  { numpedido, email, nome, loja, slug, dominio }: PedidoTravado,
  config: EnderecoDaLoja,
): PedidoDaCarta {
  const link = toLinkPublico(config, { dominio, caminho: urls.pedido(slug, numpedido) })
  return { numpedido, para: email, pessoa: nome, loja, link }
}

/**
 * Stock, credit, coupon and charge go back; a budget had taken nothing. Answers what goes back of invoices that were paid, in
 * centavos.
 */
async function undoPedido(tx: Db, pedido: PedidoTravado): Promise<number> {
  const { numpedido, idfornecedor, status, tipopagamento, pago } = pedido
  await returnCobranca(tx, numpedido)
  if (isOrcamento(status)) return 0
  await returnTaken(tx, numpedido)
  if (tipopagamento === 'FATURADO') return refundFaturas(tx, pedido)
  const valor = pedido.totalservido ?? pedido.total ?? 0
  if (pago) await returnEmMaos(tx, { numpedido, idfornecedor, valor, chave: 'devolucao' })
  return 0
}

/** What the table of moves looks at besides the two labels. */
export function situacaoOf(pedido: PedidoTravado, ator: Ator): SituacaoPedido {
  const { tipopagamento, tipoentrega: tipoEntrega, pago, semreserva: semReserva, retido } = pedido
  const separado = pedido.totalservido !== null
  return { ator, momentoPagamento: momentoOf(tipopagamento), tipoEntrega, pago, separado, semReserva, retido }
}
