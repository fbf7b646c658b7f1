import { weekdayOf } from './relogio.ts'

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
  return `${day}, ${formatHora(inicio)}–${formatHora(fim)}`
}

function formatDia(data: string): string {
  const [, month, day] = data.split('-').map(Number)
  return `${WEEKDAYS[weekdayOf(data) - 1]}, ${day} ${MONTHS[Number(month) - 1]}`
}

function formatHora(hora: string): string {
  const [hours, minutes] = hora.split(':')
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`
}
