import type { NovaDevolucao } from '@vitrine/contract'
import { toCentavos } from '@vitrine/rules/dinheiro'
import type { z } from 'zod'

import { Falha, type Db } from '#infra'
import { requirePedido, type QuemMove } from '#pedido'

import { insertDevolucao, listServidas, saveItens, sumDevolucoes } from './devolucao.repository.ts'
import { checkItens, computeDevolvido, toItensDevolvidos } from './itens-devolvidos.ts'

/**
 * Goods that are to come back after the delivery: a record of its own, for a value or for lines of the order, never for more than
 * was paid. Money and stock wait for the goods (`end-devolucao.ts`). Answers the id, and centavos.
 */
export async function returnGoods(
  tx: Db,
  numpedido: number,
  nova: z.infer<typeof NovaDevolucao>,
  { papel, idusuario }: QuemMove,
): Promise<{ iddevolucao: string; valor: number }> {
  const motivo = nova.motivo.trim()
  if (!motivo) throw new Falha('motivo_ausente')
  const pedido = await requirePedido(tx, numpedido)
  const { status, idfornecedor, total, totalservido } = pedido
  if (status !== 'ENTREGUE')
    throw new Falha('movimento_recusado', { detalhes: { de: status, para: 'DEVOLUCAO' } })
  const itens = toItensDevolvidos(nova.itens ?? [])
  const servidas = itens.length > 0 ? await listServidas(tx, numpedido) : []
  checkItens(itens, servidas)
  const valor = nova.valor === undefined ? computeDevolvido(itens, servidas) : toCentavos(nova.valor)
  if (valor === 0) throw new Falha('entrada_invalida', { campos: { valor: 'Diga o valor ou o que volta.' } })
  const left = (totalservido ?? total ?? 0) - (await sumDevolucoes(tx, numpedido))
  if (valor > left) throw new Falha('valor_acima')
  const iddevolucao = await insertDevolucao(tx, {
    numpedido,
    idfornecedor,
    tipo: 'DEVOLUCAO',
    valor,
    motivo,
    ator: papel,
    idusuario,
  })
  if (!iddevolucao) throw new Error('a return of goods was not recorded')
  if (itens.length > 0) await saveItens(tx, iddevolucao, itens)
  return { iddevolucao, valor }
}
