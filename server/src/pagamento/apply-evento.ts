import { fromCentavos } from '@vitrine/rules/dinheiro'
import { isNaCarencia } from '@vitrine/rules/pagamento'
import { canMove } from '@vitrine/rules/movimento'
import { canMovePagamento, momentoOf } from '@vitrine/rules/pagamento'

import { insertEventos } from '#evento'
import type { Db } from '#infra'
import { passPedido, sistema } from '#movimento'
import type { EventoPagamento } from '#provedor'

import { holdContestada } from './hold-contestacao.ts'
import { insertOperacao } from './operacao.repository.ts'
import { lockCobranca, saveSituacao, type CobrancaTravada } from './pagamento.repository.ts'
import { sendBack } from './return-cobranca.ts'
import { warnNota } from './warn-nota.ts'

/**
 * Applies news of a charge (a notice of the provider, or its answer) to the charge and its order, in one transaction. States only move forward, so
 * that news that comes twice, late or out of order changes nothing more than once (readings 7). Less money than charged changes nothing: staff
 * decides. Returns the number of the order when its provider must now be asked for something; null when nothing is left to do.
 */
export async function applyEvento(tx: Db, provedor: string, evento: EventoPagamento): Promise<number | null> {
  const cobranca = await lockCobranca(tx, provedor, evento.txid)
  if (!cobranca) return null
  const aPedir = await applySituacao(tx, cobranca, evento)
  // After the payment is applied: a dispute may arrive before the notice of its payment.
  await holdContestada(tx, cobranca, evento)
  return aPedir
}

async function applySituacao(
  tx: Db,
  cobranca: CobrancaTravada,
  evento: EventoPagamento,
): Promise<number | null> {
  if (!canMovePagamento(cobranca.status, evento.status)) {
    await addDevolvido(tx, cobranca, evento.devolvido ?? 0)
    return null
  }
  if (evento.status === 'PAGO' && cobranca.reservado === null && evento.valor < cobranca.valor) return null
  // Its customer may still ask for another code; the minute's job ends it after that.
  if (evento.status === 'EXPIRADO' && isNaCarencia(cobranca, new Date())) return null
  await saveSituacao(tx, cobranca.idpagamento, toSituacao(cobranca, evento))
  if (evento.status === 'PAGO') return pay(tx, cobranca, evento.valor)
  if (evento.status === 'RESERVADO') return keepReserve(tx, cobranca)
  if (evento.status === 'EXPIRADO') await cancel(tx, cobranca)
  return null
}

/** A partial refund does not change the status. */
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

async function pay(tx: Db, cobranca: CobrancaTravada, valor: number): Promise<number | null> {
  const { numpedido, idfornecedor, idpagamento, statuspedido, status, atual } = cobranca
  const isGivenUp = !atual || status === 'CANCELADO' || status === 'EXPIRADO'
  if (!isGivenUp && canMove(statuspedido, 'PAGO', situacaoOf(cobranca, true))) {
    const passo = { para: 'PAGO', motivo: 'Pagamento confirmado', autor: sistema } as const
    await passPedido(tx, { numpedido, status: statuspedido }, passo, situacaoOf(cobranca, true))
    return null
  }
  // Money for an order that is cancelled, or that is paid in another way, is refunded, never just kept (readings 7).
  const cancelado = statuspedido === 'CANCELADO'
  if (!cancelado && !isGivenUp) return null
  const porPix = !(await sendBack(tx, cobranca, { valor, chave: 'devolucao' }))
  const dados = { numpedido, idpagamento, valor: fromCentavos(valor), cancelado, porPix }
  await insertEventos(tx, [{ idfornecedor, tipo: 'pagamento.SOBROU', dados }])
  return numpedido
}

/** A reserve for an order that is gone is given up. */
async function keepReserve(tx: Db, cobranca: CobrancaTravada): Promise<number | null> {
  const { numpedido, idpagamento, statuspedido, atual } = cobranca
  if (statuspedido !== 'CANCELADO' && atual) return null
  await insertOperacao(tx, { idpagamento, tipo: 'CANCELAR', valor: 0, chave: 'cancelamento' })
  return numpedido
}

async function cancel(tx: Db, cobranca: CobrancaTravada): Promise<void> {
  const { numpedido, tipo, atual, statuspedido: status } = cobranca
  const situacao = { ...situacaoOf(cobranca, false), vencido: true }
  if (!atual || !canMove(status, 'CANCELADO', situacao)) return
  const motivo = `O prazo do ${tipo === 'BOLETO' ? 'boleto' : 'Pix'} terminou sem pagamento.`
  await passPedido(tx, { numpedido, status }, { para: 'CANCELADO', motivo, autor: sistema }, situacao)
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
