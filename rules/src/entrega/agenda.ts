import { addDias, diasEntre, instantOf, weekdayOf } from '#data'

/** When a delivery form serves. */
export interface AgendaEntrega {
  /** ISO weekdays served, 1 = Monday. */
  dias: readonly number[]
  /** '08:00-12:00' windows of a served day. */
  janelas: readonly string[]
  /** Orders for a window close this many hours before it starts. */
  antecedencia_horas: number
  /** Served days that must lie between the order and its delivery. */
  prazo_dias: number
  /** 'HH:MM': on the last day that the lead time allows, orders close at this hour; null: as late as the rest allows. */
  corte_hora: string | null
}

export interface Calendario {
  fuso: string
  /** Days without delivery, 'YYYY-MM-DD': holidays and the store's own closures. */
  isFechado?: (data: string) => boolean
}

/** Stores do not plan further ahead; the search stops here when a schedule serves no day. */
export const HORIZONTE_DIAS = 60

/** Whether a form serves on a day at all. */
export function isServido({ dias }: AgendaEntrega, { isFechado }: Calendario, data: string): boolean {
  return dias.includes(weekdayOf(data)) && !isFechado?.(data)
}

/**
 * The moment from which an order for a window is too late, in milliseconds since 1970: its hours of notice, and the
 * cut-off hour of the last day that leaves the lead time. A later window never closes earlier.
 */
export function closesAt(
  agenda: AgendaEntrega,
  calendario: Calendario,
  { data, inicio }: { data: string; inicio: string },
): number {
  const { antecedencia_horas, prazo_dias, corte_hora } = agenda
  const { fuso } = calendario
  const aviso = instantOf(data, inicio, fuso).getTime() - antecedencia_horas * 3_600_000
  if (prazo_dias === 0 && corte_hora === null) return aviso
  const ultimoDia = subServidos(agenda, calendario, data)
  const corte = corte_hora
    ? instantOf(ultimoDia, corte_hora, fuso)
    : instantOf(addDias(ultimoDia, 1), '00:00', fuso)
  return Math.min(aviso, corte.getTime())
}

/** Calendar days that the lead time before a delivery takes: 3 served days before a Monday may be 5. */
export function diasDePrazo(agenda: AgendaEntrega, calendario: Calendario, data: string): number {
  return diasEntre(subServidos(agenda, calendario, data), data)
}

/** The day that lies `prazo_dias` served days before another. */
function subServidos(agenda: AgendaEntrega, calendario: Calendario, data: string): string {
  let dia = data
  let faltam = agenda.prazo_dias
  for (let passos = 0; faltam > 0 && passos < 400; passos++) {
    dia = addDias(dia, -1)
    if (isServido(agenda, calendario, dia)) faltam--
  }
  return dia
}
