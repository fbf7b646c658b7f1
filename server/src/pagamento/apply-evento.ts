import { fromCentavos } from '@vitrine/rules/dinheiro'
import { isNaCarencia } from '@vitrine/rules/pagamento'
import { canMove, canMovePagamento, momentoOf } from '@vitrine/rules/pedido'

import { composeDevolvido, composePasso, insertCarta, type PedidoDaCarta } from '#correio'
import type { Db } from '#infra'

import { returnTaken, moveStatus, sistema } from './efeito.repository.ts'
import { holdContestada } from './hold-contestacao.ts'
import { insertOperacao } from './operacao.repository.ts'
import { lockCobranca, saveSituacao, type CobrancaTravada } from './pagamento.repository.ts'
import type { EventoPagamento } from './provedor.ts'
import { sendBack } from './return-cobranca.ts'
import { warnNota } from './warn-nota.ts'

/** Who a letter is from, and where it leads. */
export type LojaDaCarta = Pick<PedidoDaCarta, 'loja' | 'link'> & {
  /** Where the store itself is written to; '' when nobody knows. */
  emailDaLoja: string
}

/**
 * What is known anew of a charge, by notice or by answer, does to it and its order, in one transaction: forward only, so
 * twice, late or out of order changes nothing more than once (readings 7). Less money than charged changes nothing: staff
 * decides. Answers the order whose provider has now something to be asked; null when nothing is left to do.
 */
export async function applyEvento(
  tx: Db,
  provedor: string,
  evento: EventoPagamento,
  lojaOf: (idfornecedor: string, numpedido: number) => Promise<LojaDaCarta>,
): Promise<number | null> {
  const cobranca = await lockCobranca(tx, provedor, evento.txid)
  if (!cobranca) return null
  const loja = () => lojaOf(cobranca.idfornecedor, cobranca.numpedido)
  const aPedir = await applySituacao(tx, cobranca, evento, loja)
  // After the money: what is contested before its payment was told is paid first.
  await holdContestada(tx, cobranca, evento, loja)
  return aPedir
}

async function applySituacao(
  tx: Db,
  cobranca: CobrancaTravada,
  evento: EventoPagamento,
  lojaOf: () => Promise<LojaDaCarta>,
): Promise<number | null> {
  if (!canMovePagamento(cobranca.status, evento.status)) {
    await addDevolvido(tx, cobranca, evento.devolvido ?? 0)
    return null
  }
  if (evento.status === 'PAGO' && cobranca.reservado === null && evento.valor < cobranca.valor) return null
  // Its customer may still ask for another code; the minute's job ends it after that.
  if (evento.status === 'EXPIRADO' && isNaCarencia(cobranca, new Date())) return null
  await saveSituacao(tx, cobranca.idpagamento, toSituacao(cobranca, evento))
  const loja = await lojaOf()
  if (evento.status === 'PAGO') return pay(tx, cobranca, { loja, valor: evento.valor })
  if (evento.status === 'RESERVADO') return keepReserve(tx, cobranca)
  if (evento.status === 'EXPIRADO') await cancel(tx, cobranca, loja)
  return null
}

/** A part that went back moves no status. */
async function addDevolvido(tx: Db, cobranca: CobrancaTravada, devolvido: number): Promise<void> {
  if (cobranca.status !== 'PAGO' || devolvido <= cobranca.devolvido) return
  await saveSituacao(tx, cobranca.idpagamento, { ...cobranca, devolvido })
}

function toSituacao({ reservado, ...antes }: CobrancaTravada, evento: EventoPagamento) {
  const { status, valor } = evento
  const isCaptura = status === 'PAGO' && reservado !== null
  return {
    status,
    capturado: isCaptura ? Math.min(valor, reservado) : antes.capturado,
    devolvido: evento.devolvido ?? (status === 'ESTORNADO' ? valor : antes.devolvido),
    recusa: evento.recusa ?? antes.recusa,
  }
}

async function pay(
  tx: Db,
  cobranca: CobrancaTravada,
  { loja, valor }: { loja: LojaDaCarta; valor: number },
): Promise<number | null> {
  const { numpedido, idfornecedor, idpagamento, statuspedido, status, atual } = cobranca
  const isGivenUp = !atual || status === 'CANCELADO' || status === 'EXPIRADO'
  if (!isGivenUp && canMove(statuspedido, 'PAGO', situacaoOf(cobranca, true))) {
    await move(tx, cobranca, { loja, para: 'PAGO', motivo: 'Pagamento confirmado' })
    return null
  }
  // Money for an order that is cancelled, or that is paid in another way, goes back: never kept in silence (readings 7).
  const cancelado = statuspedido === 'CANCELADO'
  if (!cancelado && !isGivenUp) return null
  const porPix = !(await sendBack(tx, cobranca, { valor, chave: 'devolucao' }))
  const fatos = { valor: fromCentavos(valor), cancelado, porPix }
  const carta = composeDevolvido(toPedidoDaCarta(cobranca, loja), fatos)
  await insertCarta(tx, carta, { idfornecedor, chave: `pedido-devolvido:${idpagamento}` })
  return numpedido
}

/** A reserve for an order that is gone is given up. */
async function keepReserve(tx: Db, cobranca: CobrancaTravada): Promise<number | null> {
  const { numpedido, idpagamento, statuspedido, atual } = cobranca
  if (statuspedido !== 'CANCELADO' && atual) return null
  await insertOperacao(tx, { idpagamento, tipo: 'CANCELAR', valor: 0, chave: 'cancelamento' })
  return numpedido
}

/** The step, and the letter about it, with the way to the order. */
async function move(
  tx: Db,
  cobranca: CobrancaTravada,
  { loja, para, motivo }: { loja: LojaDaCarta; para: 'PAGO' | 'CANCELADO'; motivo: string },
): Promise<void> {
  const { numpedido, idfornecedor, tipopagamento } = cobranca
  await moveStatus(tx, numpedido, { status: para, motivo, ...sistema })
  const antes = momentoOf(tipopagamento) === 'ADIANTADO'
  const fatos = { motivo, pago: para === 'PAGO', orcamento: false, antes }
  const carta = composePasso(toPedidoDaCarta(cobranca, loja), para, fatos)
  if (carta)
    await insertCarta(tx, carta, { idfornecedor, chave: `pedido-${para.toLowerCase()}:${numpedido}` })
}

function toPedidoDaCarta(
  { numpedido, email, nome }: CobrancaTravada,
  { loja, link }: LojaDaCarta,
): PedidoDaCarta {
  return { numpedido, para: email, pessoa: nome, loja, link }
}

async function cancel(tx: Db, cobranca: CobrancaTravada, loja: LojaDaCarta): Promise<void> {
  const { numpedido, tipo, atual } = cobranca
  const situacao = { ...situacaoOf(cobranca, false), vencido: true }
  if (!atual || !canMove(cobranca.statuspedido, 'CANCELADO', situacao)) return
  const motivo = `O prazo do ${tipo === 'BOLETO' ? 'boleto' : 'Pix'} terminou sem pagamento.`
  await returnTaken(tx, numpedido)
  await move(tx, cobranca, { loja, para: 'CANCELADO', motivo })
  await warnNota(tx, numpedido)
}

function situacaoOf({ tipopagamento, tipoentrega }: CobrancaTravada, pago: boolean) {
  return {
    ator: 'sistema' as const,
    momentoPagamento: momentoOf(tipopagamento),
    tipoEntrega: tipoentrega,
    pago,
  }
}
