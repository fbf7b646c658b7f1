import { shareJuros } from '@vitrine/rules/pagamento'

import type { Db } from '#infra'

import { insertOperacao, sumEstornos } from './operacao.repository.ts'
import { lockCobrancas, saveSituacao, type CobrancaTravada } from './pagamento.repository.ts'
import { insertReembolso } from './reembolso.repository.ts'

/**
 * Gives the money of a cancelled order back: what is held is released, what is paid is refunded, what waits is withdrawn.
 * Part of the transaction that cancels; after its commit `pagamentos.settle(numpedido)` asks the providers (the minute's job
 * does too, should the process die in between). Called again, it changes nothing.
 */
export async function returnCobranca(tx: Db, numpedido: number): Promise<void> {
  for (const cobranca of await lockCobrancas(tx, numpedido)) await giveUp(tx, cobranca)
}

/** Gives up one charge, because another one takes its place or its order is cancelled. */
export async function giveUp(tx: Db, cobranca: CobrancaTravada): Promise<void> {
  const { idpagamento, status, capturado, devolvido, recusa } = cobranca
  if (status === 'PAGO') {
    const left = await leftOf(tx, cobranca)
    if (left > 0) await sendBack(tx, cobranca, { valor: left, chave: 'devolucao' })
    return
  }
  if (status === 'RESERVADO' || status === 'PENDENTE' || status === 'CRIADO')
    await insertOperacao(tx, { idpagamento, tipo: 'CANCELAR', valor: 0, chave: 'cancelamento' })
  // A reserve stands until the bank says otherwise; a code or a slip is withdrawn at once, and money for it goes back.
  if (status === 'PENDENTE')
    await saveSituacao(tx, idpagamento, { status: 'CANCELADO', capturado, devolvido, recusa })
}

/** How a final value meets a card. JA_COBRADA: the money came before, and what is too much of it goes back. */
type ResultadoCaptura = 'PEDIDA' | 'EM_COBRANCA' | 'JA_COBRADA' | 'ACIMA_DA_RESERVA' | 'SEM_RESERVA'

/**
 * Charges the final value of an order paid by card: at most what is held, the rest is released. `totalfinal` in centavos,
 * without interest. Part of the transaction that found the value; `pagamentos.settle(numpedido)` after its commit asks the
 * provider, and its answer moves the order to PAGO. Nothing is asked when the answer is not PEDIDA.
 */
export async function captureCobranca(
  tx: Db,
  numpedido: number,
  totalfinal: number,
): Promise<{ resultado: ResultadoCaptura; reservado: number }> {
  const [cobranca] = await lockCobrancas(tx, numpedido)
  if (cobranca?.status === 'PAGO' && cobranca.capturado !== null)
    return { resultado: await returnExcesso(tx, cobranca, totalfinal), reservado: cobranca.capturado }
  if (!cobranca || cobranca.status !== 'RESERVADO' || cobranca.reservado === null)
    return { resultado: 'SEM_RESERVA', reservado: 0 }
  const { reservado, idpagamento } = cobranca
  const valor = withJuros(cobranca, totalfinal)
  if (valor <= 0) {
    await giveUp(tx, cobranca)
    return { resultado: 'PEDIDA', reservado }
  }
  if (valor > reservado) return { resultado: 'ACIMA_DA_RESERVA', reservado }
  // Of a reserve that was about to end its job has asked already; the bank's answer is awaited.
  const isNova = await insertOperacao(tx, { idpagamento, tipo: 'CAPTURAR', valor, chave: 'captura' })
  return { resultado: isNova ? 'PEDIDA' : 'EM_COBRANCA', reservado }
}

async function returnExcesso(
  tx: Db,
  cobranca: CobrancaTravada,
  totalfinal: number,
): Promise<ResultadoCaptura> {
  const { idpagamento, capturado } = cobranca
  const valor = withJuros(cobranca, totalfinal)
  if (valor > (capturado ?? 0)) return 'ACIMA_DA_RESERVA'
  const estorno = (await leftOf(tx, cobranca)) - valor
  const chave = `estorno:separacao-${totalfinal}`
  if (estorno > 0) await insertOperacao(tx, { idpagamento, tipo: 'ESTORNAR', valor: estorno, chave })
  return 'JA_COBRADA'
}

function withJuros({ valor, juros }: CobrancaTravada, totalfinal: number): number {
  return totalfinal + shareJuros({ principal: valor - juros, juros }, totalfinal)
}

/**
 * Sends a part back, for goods returned or a withdrawal of purchase. `chave` names what it is for, so that it happens once;
 * null for all that is left, interest included.
 * Answers what was asked of the provider in centavos: 0 when nothing is left, or the money did not come this way, or it goes back by hand.
 */
export async function refundCobranca(
  tx: Db,
  numpedido: number,
  { valor, chave }: { valor: number | null; chave: string },
): Promise<number> {
  const paid = (await lockCobrancas(tx, numpedido)).find(({ status }) => status === 'PAGO')
  if (!paid) return 0
  const left = await leftOf(tx, paid)
  const estorno = Math.min(valor ?? left, left)
  if (estorno <= 0) return 0
  const isPedido = await sendBack(tx, paid, { valor: estorno, chave: `estorno:${chave}` })
  return isPedido ? estorno : 0
}

/** By the way in which it came; false: that has no way back, and the store sends it by hand once its customer says where. */
export async function sendBack(
  tx: Db,
  { idpagamento, numpedido, idfornecedor, tipo }: CobrancaTravada,
  { valor, chave }: { valor: number; chave: string },
): Promise<boolean> {
  if (tipo === 'BOLETO') {
    await insertReembolso(tx, { numpedido, idfornecedor, idpagamento, valor, chave })
    return false
  }
  await insertOperacao(tx, { idpagamento, tipo: 'ESTORNAR', valor, chave })
  return true
}

/** What was paid, less what was refunded or is being refunded. */
async function leftOf(
  tx: Db,
  { idpagamento, capturado, valor, devolvido }: CobrancaTravada,
): Promise<number> {
  return (capturado ?? valor) - devolvido - (await sumEstornos(tx, idpagamento))
}
