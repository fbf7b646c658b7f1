import type { Separacao, StatusPedido } from '@vitrine/contract'
import {
  formatQuantidade,
  formatReais,
  fromCentavos,
  fromMilesimos,
  toMilesimos,
} from '@vitrine/rules/dinheiro'
import { computeTeto, isPorPeso } from '@vitrine/rules/pagamento'
import { canMove, computeServida, momentoOf, type MomentoPagamento } from '@vitrine/rules/pedido'
import type { z } from 'zod'

import { composeFaltou, composePesoAceito, insertCarta } from '#correio'
import { lowerFaturas, raiseFaturas } from '#fatura'
import { Falha, uuidv7, type Db, type EnderecoDaLoja } from '#infra'
import { captureCobranca, moveStatus, sistema, waitsReembolso } from '#pagamento'

import { totalComImpostos } from './make-itens.ts'
import { requirePedido, toPedidoDaCarta, type QuemMove } from './move-pedido.ts'
import type { PedidoTravado } from './movimento.repository.ts'
import { notifyPedido } from './orcamento.repository.ts'
import { refundPedido } from './refund-pedido.ts'
import { listLinhasVendidas, saveSeparacao, type LinhaVendida } from './separacao.repository.ts'

/**
 * What was picked: the final value is known (readings 7). On credit its invoices owe less and the credit is free again, a card waits for its
 * capture (AGUARDANDOPAGAMENTO, by the system). Without a reserve nobody pays more than was agreed: `valor_acima`; on delivery the
 * store may ask its customer, and says how the yes was given. Said again while picking lasts, the last word counts. Answers the status.
 */
export async function pickPedido(
  tx: Db,
  numpedido: number,
  { itens, aceite }: z.infer<typeof Separacao>,
  { quem, config }: { quem: QuemMove; config: EnderecoDaLoja },
): Promise<StatusPedido> {
  const { ator } = quem
  const pedido = await requirePedido(tx, numpedido)
  const { status: de, total, totalservido: antes, tipopagamento, tipoentrega: tipoEntrega } = pedido
  if (pedido.retido) throw new Falha('pedido_retido')
  if (de !== 'SEPARANDO' || total === null)
    throw new Falha('movimento_recusado', { detalhes: { de, para: 'SEPARANDO' } })
  const servidas = new Map(
    itens.map(({ sequencia, quantidadeServida }) => [sequencia, toMilesimos(quantidadeServida)]),
  )
  const { linhas, resto, margem } = await listLinhasVendidas(tx, numpedido)
  const feitas = linhas.map((linha) => {
    const servida = servidas.get(linha.sequencia) ?? linha.quantidade
    checkPasso(linha, servida)
    return { sequencia: linha.sequencia, servida, ...computeServida({ ...linha, servida }) }
  })
  const totalservido = feitas.reduce((sum, linha) => sum + linha.total + linha.impostos, resto)
  const momentoPagamento = momentoOf(tipopagamento)
  const porPeso = linhas.reduce(
    (sum, linha) => sum + (isPorPeso(linha.unidade) ? totalComImpostos(linha) : 0),
    0,
  )
  const teto = computeTeto({ momento: momentoPagamento, total, antes, porPeso, margem })
  if (teto !== null && totalservido > teto) {
    if (momentoPagamento !== 'NA_ENTREGA' || !aceite) throw acimaDo(teto, momentoPagamento)
    await tellAceite(tx, pedido, { totalservido, aceite, quem, config })
  }
  await saveSeparacao(tx, numpedido, { linhas: feitas, totalservido })
  const menos = (antes ?? total) - totalservido
  await settleMenos(tx, pedido, { menos, totalservido, config })
  await notifyPedido(tx, numpedido)
  const situacao = { ator: 'sistema' as const, momentoPagamento, tipoEntrega, pago: pedido.pago }
  if (ator === 'sistema' || !canMove(de, 'AGUARDANDOPAGAMENTO', situacao)) return de
  return chargeCartao(tx, numpedido, totalservido)
}

/** What is weighed comes as the scale says; of anything else whole steps of the product, or what was ordered. */
function checkPasso({ nome, unidade, quantidade, granularidade }: LinhaVendida, servida: number): void {
  if (isPorPeso(unidade) || servida === quantidade || servida % granularidade === 0) return
  const passo = formatQuantidade(fromMilesimos(granularidade))
  throw new Falha('quantidade_invalida', {
    error: `${nome} sai de ${passo} em ${passo}: confira a quantidade separada.`,
    itensName: nome,
  })
}

/** Why, and up to what it may go. */
function acimaDo(teto: number, momento: MomentoPagamento): Falha {
  const total = fromCentavos(teto)
  const error = `O valor passa do que o cliente aceitou pagar, ${formatReais(total)}. Pergunte a ele e diga em "aceite" como foi.`
  return new Falha('valor_acima', { detalhes: { teto: total }, ...(momento === 'NA_ENTREGA' && { error }) })
}

/** What the customer said yes to stands in the history, and the customer is told: it still may refuse the goods at the door. */
async function tellAceite(
  tx: Db,
  pedido: PedidoTravado,
  {
    totalservido,
    aceite,
    quem,
    config,
  }: { totalservido: number; aceite: string; quem: QuemMove; config: EnderecoDaLoja },
): Promise<void> {
  const { numpedido, idfornecedor } = pedido
  const valor = formatReais(fromCentavos(totalservido))
  const { papel, idusuario, idapikeys } = quem
  const motivo = `O cliente aceitou ${valor} pelo peso: ${aceite}`
  await moveStatus(tx, numpedido, { status: 'SEPARANDO', motivo, ator: papel, idusuario, idapikeys })
  const carta = composePesoAceito(toPedidoDaCarta(pedido, config), { valor, aceite })
  await insertCarta(tx, carta, { idfornecedor, chave: `peso-aceito:${numpedido}:${totalservido}` })
}

/** The bank's answer moves the order to PAGO, or has done so already; without a reserve staff says when the money is there. */
async function chargeCartao(tx: Db, numpedido: number, totalservido: number): Promise<StatusPedido> {
  const { resultado } = await captureCobranca(tx, numpedido, totalservido)
  if (resultado === 'ACIMA_DA_RESERVA') throw new Falha('valor_acima')
  if (resultado === 'EM_COBRANCA') {
    const error = 'O cartão está sendo cobrado. Separe de novo em um minuto.'
    throw new Falha('movimento_recusado', { error })
  }
  const para = 'AGUARDANDOPAGAMENTO'
  const motivo = 'Separado: valor final conhecido'
  await moveStatus(tx, numpedido, { status: para, motivo, ...sistema })
  if (resultado !== 'JA_COBRADA') return para
  const cobrado = 'Cobrado antes de a reserva do cartão acabar'
  await moveStatus(tx, numpedido, { status: 'PAGO', motivo: cobrado, ...sistema })
  return 'PAGO'
}

/** Paid before or on credit, what was not served goes back or is not owed, each time that it is found out, and is told with its way (S5). Centavos. */
async function settleMenos(
  tx: Db,
  pedido: PedidoTravado,
  { menos, totalservido, config }: { menos: number; totalservido: number; config: EnderecoDaLoja },
): Promise<void> {
  const { numpedido, idfornecedor, tipopagamento } = pedido
  const isFaturado = tipopagamento === 'FATURADO'
  const abatido = isFaturado ? await settleFaturas(tx, pedido, menos) : 0
  if (menos <= 0 || (!isFaturado && momentoOf(tipopagamento) !== 'ADIANTADO')) return
  if (!isFaturado) await refundPedido(tx, pedido, { valor: menos, chave: `separacao-${totalservido}` })
  const carta = composeFaltou(toPedidoDaCarta(pedido, config), {
    volta: fromCentavos(menos - abatido),
    abatido: fromCentavos(abatido),
    porPix: await waitsReembolso(tx, numpedido),
  })
  await insertCarta(tx, carta, { idfornecedor, chave: `pedido-faltou:${numpedido}:${totalservido}` })
}

/**
 * What was not served is not owed; found after all, it is owed again as far as it was lowered, not as far as it went back. Answers by
 * what open invoices owe less, in centavos.
 */
async function settleFaturas(tx: Db, pedido: PedidoTravado, menos: number): Promise<number> {
  // The same value may be found twice, with another in between and a payment too.
  if (menos > 0)
    return (await lowerFaturas(tx, pedido, { valor: menos, chave: `separacao-${uuidv7()}` })).abatido
  if (menos < 0 && (await raiseFaturas(tx, pedido, -menos)) < -menos) throw new Falha('valor_acima')
  return 0
}
