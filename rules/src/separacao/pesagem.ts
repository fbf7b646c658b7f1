import type { StatusPedido } from '#pedido'
import { compradores, type Ator } from '#movimento'

/**
 * Whether somebody may answer what picking asks its customer (decision 0061): a buyer, while the goods are picked, once. Nothing
 * goes on while the money of the order is contested.
 */
export function canAnswerPesagem({
  ator,
  status,
  aberta,
  retido,
}: {
  ator: Ator
  status: StatusPedido
  /** Whether a question is open: asked, and not answered yet. */
  aberta: boolean
  retido: boolean
}): boolean {
  return aberta && !retido && status === 'SEPARANDO' && compradores.some((comprador) => comprador === ator)
}
