import type { AnotacaoErp } from '@vitrine/contract'
import type { z } from 'zod'

import { insertEventos } from '#evento'
import { Falha, type Db } from '#infra'
import { requirePedido } from '#pedido'

import { saveAnotacao } from './leitura.repository.ts'

/**
 * Writes the supplier's own number, the driver and the tracking of an order, and tells it where something is another than before: open
 * pages of the order show it at once.
 */
export async function annotatePedido(
  tx: Db,
  numpedido: number,
  anotacao: z.infer<typeof AnotacaoErp>,
): Promise<void> {
  const { status, idfornecedor } = await requirePedido(tx, numpedido)
  if ((anotacao.rastreio || anotacao.entregador) && status === 'CANCELADO')
    throw new Falha('movimento_recusado', { detalhes: { de: status, para: 'EMENTREGA' } })
  const anotada = await saveAnotacao(tx, numpedido, anotacao)
  if (!anotada) return
  await insertEventos(tx, [{ idfornecedor, tipo: 'pedido.ANOTADO', dados: { numpedido, ...anotada } }])
}
