import type { PedidoLista } from '@vitrine/contract'
import { addDias, todayIn, wallClockOf } from '@vitrine/rules/entrega'
import { isOrcamento } from '@vitrine/rules/pedido'

const dias = ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.']
const meses = ['jan.', 'fev.', 'mar.', 'abr.', 'maio', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.']

/** Today where the store is, and the zone of its clock: what its days and moments are told from. */
export interface Hoje {
  /** 'YYYY-MM-DD'. */
  data: string
  fuso: string
}

/** '14h06' of a moment, in the store's zone. */
export function formatHora(iso: string, { fuso }: Pick<Hoje, 'fuso'>): string {
  const [hours, minutes] = wallClockOf(new Date(iso), fuso).hora.split(':')
  return `${Number(hours)}h${minutes}`
}

/** 'hoje', 'ontem', 'sex., 20 nov.', 'sex., 20 nov. 2025': a day 'YYYY-MM-DD' seen from `hoje`. */
export function formatDia(data: string, { data: hoje }: Pick<Hoje, 'data'>): string {
  if (data === hoje) return 'hoje'
  if (data === addDias(hoje, 1)) return 'amanhã'
  if (data === addDias(hoje, -1)) return 'ontem'
  const [year, month, day] = data.split('-').map(Number)
  const ano = data.slice(0, 4) === hoje.slice(0, 4) ? '' : ` ${year}`
  return `${dias[new Date(data).getUTCDay()]}, ${day} ${meses[Number(month) - 1]}${ano}`
}

/** 'hoje, 14h06' of a moment. */
export function formatQuando(iso: string, hoje: Hoje): string {
  return `${formatDiaDe(iso, hoje)}, ${formatHora(iso, hoje)}`
}

/** 'qua., 25 nov.': the last day of something that ends at a moment; what ends at midnight had all of the day before. */
export function formatUltimoDia(iso: string, hoje: Hoje): string {
  return formatDiaDe(new Date(new Date(iso).getTime() - 1).toISOString(), hoje)
}

/** The day of a moment, as people say it. */
export function formatDiaDe(iso: string, hoje: Hoje): string {
  return formatDia(todayIn(hoje.fuso, new Date(iso)), hoje)
}

/** 'hoje, 18h–20h': when an order comes; `janela` is written with its day by the server, which is read from the hour on. */
export function formatEntrega(
  data_de_entrega: string | null,
  janela: string | null,
  hoje: Pick<Hoje, 'data'>,
): string | null {
  if (!data_de_entrega) return null
  const horas = janela?.split(', ').at(-1)
  return [formatDia(data_de_entrega, hoje), horas].filter(Boolean).join(', ')
}

/** When an order comes, or came; a budget is no promise. */
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

/** '22/11/2026': on paper no day is today. */
export function formatData(data: string | null): string {
  return (data ?? '').split('-').toReversed().join('/')
}

/** '22/11/2026, 14h06' of a moment, in the store's zone. */
export function formatMomento(iso: string, hoje: Pick<Hoje, 'fuso'>): string {
  return `${formatData(todayIn(hoje.fuso, new Date(iso)))}, ${formatHora(iso, hoje)}`
}
