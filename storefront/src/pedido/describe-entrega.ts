import type { PedidoLista } from '@vitrine/contract'
import type { Hoje } from '@vitrine/rules/data'

import { formatChegada } from './format-quando.ts'

/** 'Entrega hoje, 18h–20h', 'Retirada sáb., 21 nov., Loja Cambuí'; why it was cancelled; '' where no day is promised. */
export function describeEntrega(pedido: PedidoLista, hoje: Hoje): string {
  const { tipoEntrega, status, nomeLoja } = pedido
  if (status === 'CANCELADO') return pedido.motivo
  const quando = formatChegada(pedido, hoje)
  if (!quando) return ''
  const verbo = tipoEntrega === 'RETIRADA' ? 'Retirada' : 'Entrega'
  const onde = nomeLoja ? `, ${nomeLoja}` : ''
  return `${status === 'ENTREGUE' ? 'Entregue' : verbo} ${quando}${onde}`
}
