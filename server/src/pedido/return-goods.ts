import type { NovaDevolucao } from '@vitrine/contract'
import { toCentavos } from '@vitrine/rules/dinheiro'
import type { z } from 'zod'

import { Falha, type Db } from '#infra'
import { refundCobranca } from '#pagamento'

import { insertDevolucao, returnCredito, sumDevolucoes } from './depois.repository.ts'
import { requirePedido, type QuemMove } from './move-pedido.ts'
import { protocoloOf } from './withdraw-pedido.ts'

/**
 * Goods that come back after the delivery, with what goes back for them: a record of its own, never more than was paid. The
 * stock is the store's to count when they arrive. Answers the protocol.
 */
export async function returnGoods(
  tx: Db,
  numpedido: number,
  nova: z.infer<typeof NovaDevolucao>,
  { papel, idusuario }: QuemMove,
): Promise<string> {
  const motivo = nova.motivo.trim()
  if (!motivo) throw new Falha('motivo_ausente')
  const pedido = await requirePedido(tx, numpedido)
  const { status, idfornecedor, tipopagamento, total, totalservido } = pedido
  if (status !== 'ENTREGUE')
    throw new Falha('movimento_recusado', { detalhes: { de: status, para: 'DEVOLUCAO' } })
  const valor = toCentavos(nova.valor)
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
  if (tipopagamento === 'FATURADO') await returnCredito(tx, pedido, valor)
  else await refundCobranca(tx, numpedido, { valor, chave: iddevolucao })
  return protocoloOf(numpedido, iddevolucao)
}
