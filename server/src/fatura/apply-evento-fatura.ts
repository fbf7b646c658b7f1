import { urls } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'

import {
  composeFaturasPagas,
  composeFaturasReabertas,
  composeFaturasReabertasLoja,
  composeSobraDeFatura,
  insertCarta,
  type Devedor,
} from '#correio'
import { toLinkPublico, type Db, type EnderecoDaLoja } from '#infra'
import { holdPedido, insertOperacao, insertReembolso, type EventoPagamento } from '#pagamento'

import {
  addVoltou,
  findPorTxid,
  lockCobranca,
  markDevolvida,
  saveStatus,
  type CobrancaRow,
} from './cobranca.repository.ts'
import { listPagas, lockFaturas, payFaturas, reopenFaturas } from './fatura.repository.ts'

/**
 * What a notice does to a charge for invoices, in one transaction: paid, all its invoices are paid and their credit is given
 * back; forward only, so twice or late changes nothing more than once. Money for invoices that were paid otherwise meanwhile is
 * kept apart and goes back: by the job of payments, or of a slip by the store's hand. What is back with its payer without the store's
 * word is owed again. Less money than charged changes nothing: staff decides. False: no charge of invoices.
 */
export async function applyEventoFatura(
  tx: Db,
  provedor: string,
  evento: EventoPagamento,
  config: EnderecoDaLoja,
): Promise<boolean> {
  const cobranca = await findPorTxid(tx, provedor, evento.txid)
  if (!cobranca) return false
  const { idcobranca, faturas, numpedido } = cobranca
  // What a slip paid too much is sent back for its order: that is held first (decision 0064).
  if (cobranca.tipo === 'BOLETO') await holdPedido(tx, numpedido)
  await lockFaturas(tx, cobranca, faturas)
  const status = await lockCobranca(tx, idcobranca)
  if (status === 'PAGO') {
    await reopen(tx, cobranca, evento, config)
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
  if (sobra > 0) await returnSobra(tx, cobranca, { sobra, config })
  if (pago > 0) await tellPagas(tx, cobranca, { pago, config })
  return true
}

/** Money that its customer owed no more goes back, never in silence (readings 7). */
async function returnSobra(
  tx: Db,
  cobranca: CobrancaRow,
  { sobra, config }: { sobra: number; config: EnderecoDaLoja },
): Promise<void> {
  const { idcobranca, idfornecedor, numpedido, tipo, slug } = cobranca
  const chave = `sobra:${idcobranca}`
  const porPix = tipo === 'BOLETO'
  if (porPix) await insertReembolso(tx, { numpedido, idfornecedor, idpagamento: null, valor: sobra, chave })
  else await insertOperacao(tx, { idcobranca, tipo: 'ESTORNAR', valor: sobra, chave: 'sobra' })
  const devedor = toDevedor(cobranca, {
    config,
    caminho: porPix ? urls.pedido(slug, numpedido) : urls.faturas(slug),
  })
  const carta = composeSobraDeFatura(devedor, { numpedido, valor: fromCentavos(sobra), porPix })
  await insertCarta(tx, carta, { idfornecedor, chave: `fatura-${chave}` })
}

async function tellPagas(
  tx: Db,
  cobranca: CobrancaRow,
  { pago, config }: { pago: number; config: EnderecoDaLoja },
): Promise<void> {
  const { idcobranca, idfornecedor, slug, tipo: meio } = cobranca
  const pagas = await listPagas(tx, idcobranca)
  const carta = composeFaturasPagas(toDevedor(cobranca, { config, caminho: urls.faturas(slug) }), {
    valor: fromCentavos(pago),
    meio,
    faturas: pagas.map(toReais),
  })
  await insertCarta(tx, carta, { idfornecedor, chave: `faturas-pagas:${idcobranca}` })
}

/**
 * A bank gave money back that the store did not send: the invoices that it covers whole, the last due first, are owed again, and both
 * are told. What covers none whole is told to the store, which knows what it agreed.
 */
async function reopen(
  tx: Db,
  cobranca: CobrancaRow,
  { status, valor, devolvido = status === 'ESTORNADO' ? valor : 0 }: EventoPagamento,
  config: EnderecoDaLoja,
): Promise<void> {
  const { idcobranca, idfornecedor, slug, emaildaloja } = cobranca
  if (devolvido === 0) return
  const fora = await markDevolvida(tx, idcobranca, devolvido)
  if (fora === 0) return
  const abertas = await reopenFaturas(tx, cobranca, fora)
  await addVoltou(
    tx,
    idcobranca,
    abertas.reduce((soma, fatura) => soma + fatura.valor, 0),
  )
  const reabertas = abertas.map(toReais)
  const devedor = toDevedor(cobranca, { config, caminho: urls.faturas(slug) })
  const chave = `${idcobranca}:${devolvido}`
  const fatos = { valor: fromCentavos(fora), faturas: reabertas }
  if (reabertas.length > 0)
    await insertCarta(tx, composeFaturasReabertas(devedor, fatos), {
      idfornecedor,
      chave: `faturas-reabertas:${chave}`,
    })
  if (emaildaloja)
    await insertCarta(tx, composeFaturasReabertasLoja(emaildaloja, devedor, fatos), {
      idfornecedor,
      chave: `faturas-reabertas-loja:${chave}`,
    })
}

function toDevedor(
  { pagador: { nome, email }, loja, dominio }: CobrancaRow,
  { config, caminho }: { config: EnderecoDaLoja; caminho: string },
): Devedor {
  return { para: email, pessoa: nome, loja, link: toLinkPublico(config, { dominio, caminho }) }
}

const toReais = <T extends { valor: number }>(fatura: T): T => ({
  ...fatura,
  valor: fromCentavos(fatura.valor),
})
