import { fromCentavos } from '@vitrine/rules/dinheiro'

import { insertEventos } from '#evento'
import type { Db } from '#infra'
import { holdPedido, insertOperacao, insertReembolso } from '#pagamento'
import type { EventoPagamento } from '#provedor'

import {
  addVoltou,
  findPorTxid,
  lockCobranca,
  markDevolvida,
  saveStatus,
  type CobrancaRow,
} from './cobranca.repository.ts'
import { listPagas, lockFaturas, payFaturas, reopenFaturas } from './fatura.repository.ts'
import { toDita } from './to-dita.ts'

/**
 * What a notice does to a charge for invoices, in one transaction: paid, all its invoices are paid and their credit is given
 * back; forward only, so twice or late changes nothing more than once. Money for invoices that were paid otherwise meanwhile is
 * kept apart and goes back: by the job of payments, or of a slip by the store's hand. What is back with its payer without the store's
 * word is owed again. Less money than charged changes nothing: staff decides. False: no charge of invoices.
 */
export async function applyEventoFatura(tx: Db, provedor: string, evento: EventoPagamento): Promise<boolean> {
  const cobranca = await findPorTxid(tx, provedor, evento.txid)
  if (!cobranca) return false
  const { idcobranca, faturas, numpedido } = cobranca
  // A slip that was paid too high is refunded to its order, which is locked first (decision 0064).
  if (cobranca.tipo === 'BOLETO') await holdPedido(tx, numpedido)
  await lockFaturas(tx, cobranca, faturas)
  const status = await lockCobranca(tx, idcobranca)
  if (status === 'PAGO') {
    await reopen(tx, cobranca, evento)
    return true
  }
  if (evento.status === 'EXPIRADO' || evento.status === 'CANCELADO') {
    if (status === 'PENDENTE' || status === 'CRIADO')
      await saveStatus(tx, idcobranca, { status: evento.status })
    return true
  }
  if (evento.status !== 'PAGO' || evento.valor < cobranca.valor) return true
  const pago = await payFaturas(tx, cobranca, faturas)
  const sobra = evento.valor - pago
  await saveStatus(tx, idcobranca, { status: 'PAGO', sobra })
  if (sobra > 0) await returnSobra(tx, cobranca, sobra)
  if (pago > 0) await tellPagas(tx, cobranca, pago)
  return true
}

/** Money for what was not owed any more is refunded, and the customer is told (readings 7). */
async function returnSobra(tx: Db, cobranca: CobrancaRow, sobra: number): Promise<void> {
  const { idcobranca, idfornecedor, numpedido, tipo } = cobranca
  const chave = `sobra:${idcobranca}`
  const porPix = tipo === 'BOLETO'
  if (porPix) await insertReembolso(tx, { numpedido, idfornecedor, idpagamento: null, valor: sobra, chave })
  else await insertOperacao(tx, { idcobranca, tipo: 'ESTORNAR', valor: sobra, chave: 'sobra' })
  const dados = { ...asCobranca(cobranca, sobra), porPix }
  await insertEventos(tx, [{ idfornecedor, tipo: 'cobranca.SOBROU', dados }])
}

async function tellPagas(tx: Db, cobranca: CobrancaRow, pago: number): Promise<void> {
  const { idcobranca, idfornecedor } = cobranca
  const dados = { ...asCobranca(cobranca, pago), faturas: (await listPagas(tx, idcobranca)).map(toDita) }
  await insertEventos(tx, [{ idfornecedor, tipo: 'cobranca.PAGA', dados }])
}

/**
 * A bank gave money back that the store did not send: the invoices that it covers whole, the last due first, are owed again, and both
 * are told. What covers none whole is told to the store, which knows what it agreed.
 */
async function reopen(
  tx: Db,
  cobranca: CobrancaRow,
  { status, valor, devolvido = status === 'ESTORNADO' ? valor : 0 }: EventoPagamento,
): Promise<void> {
  const { idcobranca, idfornecedor } = cobranca
  if (devolvido === 0) return
  const fora = await markDevolvida(tx, idcobranca, devolvido)
  if (fora === 0) return
  const abertas = await reopenFaturas(tx, cobranca, fora)
  await addVoltou(
    tx,
    idcobranca,
    abertas.reduce((soma, fatura) => soma + fatura.valor, 0),
  )
  const dados = {
    ...asCobranca(cobranca, fora),
    devolvido: fromCentavos(devolvido),
    faturas: abertas.map(toDita),
  }
  await insertEventos(tx, [{ idfornecedor, tipo: 'cobranca.VOLTOU', dados }])
}

function asCobranca({ numpedido, idcobranca, tipo }: CobrancaRow, centavos: number) {
  return { numpedido, idcobranca, tipo, valor: fromCentavos(centavos) }
}
