import { DIA_MS } from './dia.ts'
import { wallClock } from './relogio.ts'

/**
 * The moment when a zone's clocks show that day and hour, as Temporal tells it: the first of two where summer time ends; an hour that its
 * beginning skips is moved forward by as much.
 */
export function instantOf(data: string, hora: string, fuso: string): Date {
  const asUtc = Date.parse(`${data}T${hora}:00Z`)
  const antes = asUtc - offsetAt(asUtc - DIA_MS, fuso)
  if (antes + offsetAt(antes, fuso) === asUtc) return new Date(antes)
  const depois = asUtc - offsetAt(asUtc + DIA_MS, fuso)
  return new Date(depois + offsetAt(depois, fuso) === asUtc ? depois : antes)
}

function offsetAt(instant: number, fuso: string): number {
  const seconds = Math.floor(instant / 1000) * 1000
  return Date.parse(`${wallClock(new Date(seconds), fuso).replace(' ', 'T')}Z`) - seconds
}
