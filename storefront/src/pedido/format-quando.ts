import type { PedidoLista } from '@vitrine/contract'
import { addDias, formatDiaDaSemana, formatHoraDe, lastDiaOf, todayIn } from '@vitrine/rules/data'
import { isOrcamento } from '@vitrine/rules/pedido'

/** Today where the store is, and the zone of its clock: what its days and moments are told from. */
export interface Hoje {
  /** 'YYYY-MM-DD'. */
  data: string
  fuso: string
}

/** 'hoje', 'ontem', 'sex., 20 nov.', 'sex., 20 nov. 2025': a day 'YYYY-MM-DD' seen from `hoje`. */
export function formatDiaRelativo(data: string, { data: hoje }: Pick<Hoje, 'data'>): string {
  if (data === hoje) return 'hoje'
  if (data === addDias(hoje, 1)) return 'amanhã'
  if (data === addDias(hoje, -1)) return 'ontem'
  const ano = data.slice(0, 4)
  return `${formatDiaDaSemana(data)}${ano === hoje.slice(0, 4) ? '' : ` ${ano}`}`
}

/** 'hoje, 14h06' of a moment. */
export function formatQuando(iso: string, hoje: Hoje): string {
  return `${formatDiaRelativoDe(iso, hoje)}, ${formatHoraDe(iso, hoje.fuso)}`
}

/** 'qua., 25 nov.': the last day of something that ends at a moment. */
export function formatUltimoDia(iso: string, hoje: Hoje): string {
  return formatDiaRelativo(lastDiaOf(iso, hoje.fuso), hoje)
}

/** The day of a moment, as people say it. */
export function formatDiaRelativoDe(iso: string, hoje: Hoje): string {
  return formatDiaRelativo(todayIn(hoje.fuso, new Date(iso)), hoje)
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

/** Today where the store is. */
export function hojeNaLoja({ fuso }: Pick<Hoje, 'fuso'>): Hoje {
  return { data: todayIn(fuso, new Date()), fuso }
}
