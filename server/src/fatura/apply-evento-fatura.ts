import { urls } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'

import { composeFaturasPagas, insertCarta } from '#correio'
import { toLinkPublico, type Db, type EnderecoDaLoja } from '#infra'
import { insertOperacao, type EventoPagamento } from '#pagamento'

import { findPorTxid, lockCobranca, markDevolvida, saveStatus } from './cobranca.repository.ts'
import { listPagas, lockFaturas, payFaturas } from './fatura.repository.ts'

/**
 * What a notice does to a charge for invoices, in one transaction: paid, all its invoices are paid and their credit is given
 * back; forward only, so twice or late changes nothing more than once. Money for invoices that were paid otherwise meanwhile is
 * kept apart and goes back: the job of payments asks for it. Less money than charged changes nothing: staff decides. False: no charge of invoices.
 */
export async function applyEventoFatura(
  tx: Db,
  provedor: string,
  evento: EventoPagamento,
  config: EnderecoDaLoja,
): Promise<boolean> {
  const cobranca = await findPorTxid(tx, provedor, evento.txid)
  if (!cobranca) return false
  const { idcobranca, idfornecedor, faturas } = cobranca
  await lockFaturas(tx, cobranca, faturas)
  const status = await lockCobranca(tx, idcobranca)
  if (status === 'PAGO') {
    if ((evento.devolvido ?? 0) > 0) await markDevolvida(tx, idcobranca)
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
  if (sobra > 0) await insertOperacao(tx, { idcobranca, tipo: 'ESTORNAR', valor: sobra, chave: 'sobra' })
  if (pago === 0) return true
  const { nome, email } = cobranca.pagador
  const pagas = await listPagas(tx, idcobranca)
  const { loja, slug, dominio, tipo: meio } = cobranca
  const link = toLinkPublico(config, { dominio, caminho: urls.faturas(slug) })
  const carta = composeFaturasPagas(
    { para: email, pessoa: nome, loja, link },
    {
      valor: fromCentavos(pago),
      meio,
      faturas: pagas.map((fatura) => ({ ...fatura, valor: fromCentavos(fatura.valor) })),
    },
  )
  await insertCarta(tx, carta, { idfornecedor, chave: `faturas-pagas:${idcobranca}` })
  return true
}
