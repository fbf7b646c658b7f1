import type { AnotacaoErp } from '@vitrine/contract'
import type { z } from 'zod'

import { Falha, type Db } from '#infra'
import { notifyPedido, requirePedido } from '#pedido'

import { saveAnotacao } from './leitura.repository.ts'

/** Writes the supplier's own number, the driver and the tracking of an order; open pages of the order show it at once. */
export async function annotatePedido(
  tx: Db,
  numpedido: number,
  anotacao: z.infer<typeof AnotacaoErp>,
): Promise<void> {
  const { status } = await requirePedido(tx, numpedido)
  if ((anotacao.rastreio || anotacao.entregador) && status === 'CANCELADO')
    throw new Falha('movimento_recusado', { detalhes: { de: status, para: 'EMENTREGA' } })
  await saveAnotacao(tx, numpedido, anotacao)
  await notifyPedido(tx, numpedido)
}
