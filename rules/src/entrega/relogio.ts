/** Calendar of a store: days are 'YYYY-MM-DD', hours 'HH:MM', both in the store's zone, never in that of the machine. */

const formatters = new Map<string, Intl.DateTimeFormat>()
/** Every call asks for the day; within a minute no zone changes it. */
const hoje = new Map<string, { minuto: number; data: string }>()

/** Today's date in a zone: at 02:30 UTC of 20 Nov it is still 19 Nov in America/Sao_Paulo. */
export function todayIn(fuso: string, agora: Date): string {
  const minuto = Math.floor(agora.getTime() / 60_000)
  const known = hoje.get(fuso)
  if (known?.minuto === minuto) return known.data
  const data = wallClock(agora.getTime(), fuso).slice(0, 10)
  hoje.set(fuso, { minuto, data })
  return data
}

/** The moment when a zone's clocks show that day and hour. */
export function instantOf(data: string, hora: string, fuso: string): Date {
  const asUtc = Date.parse(`${data}T${hora}:00Z`)
  const guess = asUtc - offsetAt(asUtc, fuso)
  // The offset may change between the two moments, where a zone has summer time.
  return new Date(asUtc - offsetAt(guess, fuso))
}

export function addDias(data: string, dias: number): string {
  return new Date(Date.parse(data) + dias * 86_400_000).toISOString().slice(0, 10)
}

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export function weekdayOf(data: string): number {
  return new Date(data).getUTCDay() || 7
}

/** What the clocks of a zone show at a moment. */
export function wallClockOf(instante: Date, fuso: string): { data: string; hora: string } {
  const texto = wallClock(instante.getTime(), fuso)
  return { data: texto.slice(0, 10), hora: texto.slice(11, 16) }
}

function offsetAt(instant: number, fuso: string): number {
  const seconds = Math.floor(instant / 1000) * 1000
  return Date.parse(`${wallClock(seconds, fuso)}Z`) - seconds
}

/** '2026-11-19T23:30:00': the Swedish way of writing a moment is the ISO one but for the space. */
function wallClock(instant: number, fuso: string): string {
  let formatter = formatters.get(fuso)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: fuso, dateStyle: 'short', timeStyle: 'medium' })
    formatters.set(fuso, formatter)
  }
  return formatter.format(instant).replace(' ', 'T')
}
