import { formatDia } from './escrita.ts'
import { wallClockOf } from './relogio.ts'

/** '26/11/2026' of a moment, by the clocks of a zone. */
export function formatDiaDe(instante: Date | string, fuso: string): string {
  return formatDia(wallClockOf(instante, fuso).data)
}

/** '8h06', '14h00' of a moment, to the minute. */
export function formatHoraDe(instante: Date | string, fuso: string): string {
  return wallClockOf(instante, fuso).hora.replace(/^0?(.+):/, '$1h')
}

/** '26/11/2026, 14h06' of a moment. */
export function formatMomento(instante: Date | string, fuso: string): string {
  return `${formatDiaDe(instante, fuso)}, ${formatHoraDe(instante, fuso)}`
}

/** '26/11/2026, 14:06:09' of a moment, to the second: for evidence. */
export function formatInstante(instante: Date | string, fuso: string): string {
  const segundos = String(new Date(instante).getUTCSeconds()).padStart(2, '0')
  return `${formatDiaDe(instante, fuso)}, ${wallClockOf(instante, fuso).hora}:${segundos}`
}
