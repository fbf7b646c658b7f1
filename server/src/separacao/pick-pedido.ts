import type { Separacao, StatusPedido } from '@vitrine/contract'
import {
  formatQuantidade,
  formatReais,
  fromCentavos,
  fromMilesimos,
  toMilesimos,
} from '@vitrine/rules/dinheiro'
import { computeTeto, isPorPeso } from '@vitrine/rules/pagamento'
import { canMove, type SituacaoPedido } from '@vitrine/rules/movimento'
import { computeServida } from '@vitrine/rules/separacao'
import { momentoOf, type MomentoPagamento } from '@vitrine/rules/pagamento'
import type { z } from 'zod'

import { insertEventos } from '#evento'
import { lowerFaturas, raiseFaturas } from '#fatura'
import { Falha, uuidv7, type Db } from '#infra'
import { passPedido, sistema } from '#movimento'
import { captureCobranca, waitsReembolso } from '#pagamento'
import { requirePedido, type LinhaSeparada, type PedidoTravado, type QuemMove } from '#pedido'
import { refundPedido } from '#reembolso'
import { totalComImpostos } from '#submissao'

import { askPesagem } from './ask-pesagem.ts'
import { listLinhasVendidas, saveSeparacao, type LinhaVendida } from './separacao.repository.ts'
import { tellAceite } from './tell-aceite.ts'

/** Result of picking. */
export interface Separado {
  status: StatusPedido
  /** Since when the customer is asked, with nothing picked; null: picked. */
  perguntado_em: string | null
}

/**
 * What was picked: the final value is known (readings 7). On credit its invoices owe less and the credit is free again, a card waits for its
 * capture (AGUARDANDOPAGAMENTO, by the system). Without a reserve no more than the agreed total is charged: `valor_acima`; on delivery the
 * store says how its customer said yes (`aceite`), or lets the order's page ask (`perguntar`, decision 0061). Said again while picking
 * lasts, the last word counts, and a question that was open is over.
 */
export async function pickPedido(
  tx: Db,
  numpedido: number,
  { itens, aceite, perguntar }: z.infer<typeof Separacao>,
  quem: QuemMove,
): Promise<Separado> {
  const { ator } = quem
  const pedido = await requirePedido(tx, numpedido)
  const { status: de, total, totalservido: antes, tipopagamento, tipoentrega: tipoEntrega } = pedido
  if (pedido.retido) throw new Falha('pedido_retido')
  if (de !== 'SEPARANDO' || total === null)
    throw new Falha('movimento_recusado', { detalhes: { de, para: 'SEPARANDO' } })
  const { linhas, resto, margem } = await listLinhasVendidas(tx, numpedido)
  const servidas = readServidas(itens, linhas)
  const feitas = linhas.map((linha) => weighLinha(linha, servidas.get(linha.sequencia)))
  const totalservido = feitas.reduce((sum, linha) => sum + linha.total + linha.impostos, resto)
  const momentoPagamento = momentoOf(tipopagamento)
  const porPeso = linhas.reduce(
    (sum, linha) => sum + (isPorPeso(linha.unidade) ? totalComImpostos(linha) : 0),
    0,
  )
  const teto = computeTeto({ momento: momentoPagamento, total, antes, porPeso, margem })
  const isAcima = teto !== null && totalservido > teto
  if (isAcima && (momentoPagamento !== 'NA_ENTREGA' || !aceite)) {
    if (momentoPagamento !== 'NA_ENTREGA' || !perguntar) throw acimaDo(teto, momentoPagamento)
    const pesagem = { total: totalservido, linhas: feitas }
    return {
      status: de,
      perguntado_em: await askPesagem(tx, pedido, pesagem, { vendidas: linhas, quem }),
    }
  }
  await saveSeparacao(tx, pedido, { linhas: feitas, totalservido })
  if (isAcima) await tellAceite(tx, pedido, { totalservido, aceite, feita_em: null, quem })
  const menos = (antes ?? total) - totalservido
  await settleMenos(tx, pedido, { menos, totalservido })
  const situacao = { ator: 'sistema' as const, momentoPagamento, tipoEntrega, pago: pedido.pago }
  const isFeito = ator === 'sistema' || !canMove(de, 'AGUARDANDOPAGAMENTO', situacao)
  return {
    status: isFeito ? de : await chargeCartao(tx, pedido, { totalservido, situacao }),
    perguntado_em: null,
  }
}

/** 1/1,000 unit by line. Errors: `entrada_invalida` for a line that the order does not have, or that is named twice. */
function readServidas(
  itens: z.infer<typeof Separacao>['itens'],
  linhas: readonly LinhaVendida[],
): Map<number, number> {
  const servidas = new Map<number, number>()
  for (const { sequencia, quantidadeServida } of itens) {
    if (!linhas.some((linha) => linha.sequencia === sequencia))
      throw new Falha('entrada_invalida', { campos: { itens: `A linha ${sequencia} não é do pedido.` } })
    if (servidas.has(sequencia))
      throw new Falha('entrada_invalida', { campos: { itens: `A linha ${sequencia} veio duas vezes.` } })
    servidas.set(sequencia, toMilesimos(quantidadeServida))
  }
  return servidas
}

/** A line that is not named was picked in full. */
function weighLinha(linha: LinhaVendida, servida = linha.quantidade): LinhaSeparada {
  checkPasso(linha, servida)
  return { sequencia: linha.sequencia, servida, ...computeServida({ ...linha, servida }) }
}

/** Weighed goods may have any quantity; others whole steps of the product, or the quantity that was ordered. */
function checkPasso({ nome, unidade, quantidade, granularidade }: LinhaVendida, servida: number): void {
  if (isPorPeso(unidade) || servida === quantidade || servida % granularidade === 0) return
  const passo = formatQuantidade(fromMilesimos(granularidade))
  throw new Falha('quantidade_invalida', {
    error: `${nome} sai de ${passo} em ${passo}: confira a quantidade separada.`,
    itensName: nome,
  })
}

/** The reason of the refusal, and the highest total allowed. */
function acimaDo(teto: number, momento: MomentoPagamento): Falha {
  const total = fromCentavos(teto)
  const error = `O valor passa do que o cliente aceitou pagar, ${formatReais(total)}. Pergunte a ele na página do pedido ("perguntar"), ou diga em "aceite" como ele concordou.`
  return new Falha('valor_acima', { detalhes: { teto: total }, ...(momento === 'NA_ENTREGA' && { error }) })
}

/** The bank's answer moves the order to PAGO, or has done so already; without a reserve staff says when the money is there. */
async function chargeCartao(
  tx: Db,
  { numpedido, status: de }: PedidoTravado,
  { totalservido, situacao }: { totalservido: number; situacao: SituacaoPedido },
): Promise<StatusPedido> {
  const { resultado } = await captureCobranca(tx, numpedido, totalservido)
  if (resultado === 'ACIMA_DA_RESERVA') throw new Falha('valor_acima')
  if (resultado === 'EM_COBRANCA') {
    const error = 'O cartão está sendo cobrado. Separe de novo em um minuto.'
    throw new Falha('movimento_recusado', { error })
  }
  const para = 'AGUARDANDOPAGAMENTO'
  const motivo = 'Separado: valor final conhecido'
  await passPedido(tx, { numpedido, status: de }, { para, motivo, autor: sistema }, situacao)
  if (resultado !== 'JA_COBRADA') return para
  const cobrado = 'Cobrado antes de a reserva do cartão acabar'
  await passPedido(
    tx,
    { numpedido, status: para },
    { para: 'PAGO', motivo: cobrado, autor: sistema },
    { ...situacao, pago: true },
  )
  return 'PAGO'
}

/** Paid before or on credit, what was not served goes back or is not owed, each time that it is found out, and is told with its way (S5). Centavos. */
async function settleMenos(
  tx: Db,
  pedido: PedidoTravado,
  { menos, totalservido }: { menos: number; totalservido: number },
): Promise<void> {
  const { numpedido, idfornecedor, tipopagamento } = pedido
  const isFaturado = tipopagamento === 'FATURADO'
  const abatido = isFaturado ? await settleFaturas(tx, pedido, menos) : 0
  if (menos <= 0 || (!isFaturado && momentoOf(tipopagamento) !== 'ADIANTADO')) return
  if (!isFaturado) await refundPedido(tx, pedido, { valor: menos, chave: `separacao-${totalservido}` })
  const dados = {
    numpedido,
    totalservido: fromCentavos(totalservido),
    volta: fromCentavos(menos - abatido),
    abatido: fromCentavos(abatido),
    porPix: await waitsReembolso(tx, numpedido),
  }
  await insertEventos(tx, [{ idfornecedor, tipo: 'separacao.FALTOU', dados }])
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
