import { addDias, todayIn, wallClockOf, weekdayOf } from './relogio.ts'

const WEEKDAYS = ['seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.', 'dom.']
const MONTHS = [
  'jan.',
  'fev.',
  'mar.',
  'abr.',
  'maio',
  'jun.',
  'jul.',
  'ago.',
  'set.',
  'out.',
  'nov.',
  'dez.',
]

/** A window as people say it: 'hoje, 18h–20h', 'qui., 26 nov., 8h–12h30'. `data` and `hoje` are days of the store. */
export function formatJanela(data: string, inicio: string, fim: string, hoje: string): string {
  const day = data === hoje ? 'hoje' : formatDia(data)
  return `${day}, ${formatHoras(inicio, fim)}`
}

/** '8h–12h30'. */
export function formatHoras(inicio: string, fim: string): string {
  return `${formatHora(inicio)}–${formatHora(fim)}`
}

function formatDia(data: string): string {
  const [, month, day] = data.split('-').map(Number)
  return `${WEEKDAYS[weekdayOf(data) - 1]}, ${day} ${MONTHS[Number(month) - 1]}`
}

/** '8h', '12h30'. */
export function formatHora(hora: string): string {
  const [hours, minutes] = hora.split(':')
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`
}

/**
 * Until when to order: 'Peça até 16h', 'Peça até amanhã, 16h', 'Peça até qui., 26 nov., 16h'. Null when there is more than a week left:
 * nobody hurries for that.
 */
export function formatCorte(encerra_em: string, agora: Date, fuso: string): string | null {
  const instante = Date.parse(encerra_em)
  if (instante - agora.getTime() > 7 * 86_400_000) return null
  const hoje = todayIn(fuso, agora)
  const { data, hora } = wallClockOf(lastMinute(instante, fuso), fuso)
  const dia = { [hoje]: '', [addDias(hoje, 1)]: 'amanhã, ' }[data] ?? `${formatDia(data)}, `
  return `Peça até ${dia}${formatHora(hora)}`
}

/** Midnight is said as the last minute of the day that ends with it. */
function lastMinute(instante: number, fuso: string): Date {
  const { hora } = wallClockOf(new Date(instante), fuso)
  return new Date(hora === '00:00' ? instante - 60_000 : instante)
}
