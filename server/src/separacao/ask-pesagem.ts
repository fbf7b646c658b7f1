import { formatReais, fromCentavos, fromMilesimos } from '@vitrine/rules/dinheiro'

import { insertEventos } from '#evento'
import type { Db } from '#infra'
import { noteNoHistorico } from '#movimento'
import type { LinhaSeparada, PedidoTravado, PesagemGuardada, QuemMove } from '#pedido'

import { savePesagem, type LinhaVendida } from './separacao.repository.ts'

/**
 * Asks the customer of an order that this transaction holds whether it may come to more than was agreed (decision 0061): nothing is picked;
 * the question stands on the order's page and in a letter, and takes the place of one before it. Asked the same again while it is
 * open, it stays the one that it is. Answers since when it is asked.
 */
export async function askPesagem(
  tx: Db,
  pedido: PedidoTravado,
  nova: Pick<PesagemGuardada, 'total' | 'linhas'>,
  { vendidas, quem }: { vendidas: readonly LinhaVendida[]; quem: QuemMove },
): Promise<string> {
  const { numpedido, idfornecedor, pesagem: aberta, total, totalservido } = pedido
  if (aberta?.resposta === null && isSame(aberta.linhas, nova.linhas)) return aberta.feita_em
  const feita_em = new Date().toISOString()
  await savePesagem(tx, numpedido, { feita_em, ...nova, resposta: null })
  const { papel, idusuario, idapikeys } = quem
  const valor = formatReais(fromCentavos(nova.total))
  const motivo = `Perguntamos ao cliente se aceita ${valor} pelo peso`
  await noteNoHistorico(tx, pedido, { motivo, autor: { ator: papel, idusuario, idapikeys } })
  const dados = {
    numpedido,
    feita_em,
    total: fromCentavos(nova.total),
    totalAtual: fromCentavos(totalservido ?? total ?? 0),
    itens: listMudadas(vendidas, nova.linhas),
  }
  await insertEventos(tx, [{ idfornecedor, tipo: 'pesagem.PERGUNTADA', dados }])
  return feita_em
}

/** PostgreSQL stores the keys of JSON in another order. */
function isSame(antes: readonly LinhaSeparada[], agora: readonly LinhaSeparada[]): boolean {
  return agora.every(({ sequencia, servida }) =>
    antes.some((linha) => linha.sequencia === sequencia && linha.servida === servida),
  )
}

/** Lines whose quantity differs from what was ordered. */
function listMudadas(vendidas: readonly LinhaVendida[], linhas: readonly LinhaSeparada[]) {
  return vendidas.flatMap(({ sequencia, nome, unidade, quantidade }) => {
    const servida = linhas.find((linha) => linha.sequencia === sequencia)?.servida ?? quantidade
    if (servida === quantidade) return []
    return [{ nome, unidade, quantidade: fromMilesimos(quantidade), servida: fromMilesimos(servida) }]
  })
}
