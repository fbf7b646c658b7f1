import type { PedidoLista } from '@vitrine/contract'
import { formatDiaRelativo, formatQuando, lastDiaOf } from '@vitrine/rules/data'
import type { Hoje } from '@vitrine/rules/data'
import { isOrcamento } from '@vitrine/rules/pedido'

/** 'qua., 25 nov.': the last day of something that ends at a moment. */
export function formatUltimoDia(iso: string, hoje: Hoje): string {
  return formatDiaRelativo(lastDiaOf(iso, hoje.fuso), hoje)
}

/** 'hoje, 18h–20h': when an order comes; `janela` is written with its day by the server, which is read from the hour on. */
export function formatEntrega(
  data_de_entrega: string | null,
  janela: string | null,
  hoje: Pick<Hoje, 'data'>,
): string | null {
  if (!data_de_entrega) return null
  const horas = janela?.split(', ').at(-1)
  return [formatDiaRelativo(data_de_entrega, hoje), horas].filter(Boolean).join(', ')
}

/** When an order comes, or came; a budget promises no day. */
export function formatChegada(
  pedido: Pick<PedidoLista, 'status' | 'data_de_entrega' | 'janela' | 'entregue_em'>,
  hoje: Hoje,
): string | null {
  if (isOrcamento(pedido.status)) return null
  if (pedido.entregue_em) return formatQuando(pedido.entregue_em, hoje)
  return formatEntrega(pedido.data_de_entrega, pedido.janela, hoje)
}
