import { canWithdraw, prazoArrependimento } from '@vitrine/rules/pedido'
import { canWithdrawBefore } from '@vitrine/rules/movimento'

import type { ContextoComprador } from '#acesso'
import { Falha, uuidv7, type Db } from '#infra'
import {
  atorOf,
  findEntrega,
  movePedido,
  protocoloOf,
  requirePedido,
  situacaoOf,
  type PedidoTravado,
} from '#pedido'
import { refundPedido } from '#reembolso'

import { absorbAbertas, insertDevolucao, saveEstorno, sumDevolucoes } from './devolucao.repository.ts'

/**
 * Withdraws from a purchase within 7 days of its delivery, without a reason (law 8.078/1990, article 49): a record of its own,
 * all the money back with freight and interest, the provider told at once, a receipt by e-mail; what was being returned is part of
 * it. The order stays ENTREGUE; before its delivery it is cancelled (decision 0048). Answers the protocol. Throws
 * `movimento_recusado` for a company, which returns by agreement, and a second time, `prazo_encerrado` after the seventh day.
 */
export async function withdrawPedido(
  tx: Db,
  numpedido: number,
  motivo: string,
  contexto: ContextoComprador,
): Promise<string> {
  const { papel, idusuario, fuso } = contexto
  const pedido = await requirePedido(tx, numpedido)
  const { status, idfornecedor } = pedido
  const entregue = await findEntrega(tx, numpedido)
  const recusa = { detalhes: { de: status, para: 'ARREPENDIMENTO' } }
  if (!canWithdraw(pedido.tipo_documento))
    throw new Falha('movimento_recusado', {
      error:
        'Desistir sem motivo é direito de quem compra como pessoa física. Combine a devolução com a loja.',
      ...recusa,
    })
  if (status !== 'ENTREGUE' || !entregue) return withdrawAntes(tx, pedido, motivo, contexto)
  if (new Date() >= prazoArrependimento(entregue, fuso)) throw new Falha('prazo_encerrado')
  await absorbAbertas(tx, numpedido, 'Incluída na desistência da compra.')
  const valor = Math.max(0, (pedido.totalservido ?? pedido.total ?? 0) - (await sumDevolucoes(tx, numpedido)))
  const nova = {
    numpedido,
    idfornecedor,
    tipo: 'ARREPENDIMENTO',
    valor,
    motivo,
    ator: papel,
    idusuario,
  } as const
  const iddevolucao = await insertDevolucao(tx, nova)
  if (!iddevolucao) throw new Falha('movimento_recusado', recusa)
  const volta = await refundPedido(tx, pedido, { valor, chave: iddevolucao, tudo: true })
  // With the interest of a card the refund is higher than the total of the order.
  const devolvido = Math.max(valor, volta.estornado)
  await saveEstorno(tx, iddevolucao, { ...volta, valor: devolvido })
  return protocoloOf(numpedido, iddevolucao)
}

/** Nothing is to be fetched yet: the order ends, and all that was paid goes back as of any cancelled one. */
async function withdrawAntes(
  tx: Db,
  pedido: PedidoTravado,
  motivo: string,
  { papel, idusuario }: ContextoComprador,
): Promise<string> {
  const protocolo = protocoloOf(pedido.numpedido, uuidv7())
  const porque = `Desistência da compra, protocolo ${protocolo}${motivo ? `: ${motivo}` : ''}`
  const quem = { ator: atorOf(papel), papel, idusuario }
  // An order that can still be cancelled is cancelled instead.
  if (!canWithdrawBefore(pedido.status, situacaoOf(pedido, quem.ator)))
    throw new Falha('movimento_recusado', { detalhes: { de: pedido.status, para: 'ARREPENDIMENTO' } })
  await movePedido(tx, pedido, { para: 'CANCELADO', motivo: porque, quem, desistencia: true })
  return protocolo
}
