/** Clocks of a zone: days are 'YYYY-MM-DD', hours 'HH:MM', both of the zone that is named, never of the machine. */

const formatters = new Map<string, Intl.DateTimeFormat>()

/** What the clocks of a zone show at a moment. */
export function wallClockOf(instante: Date | string, fuso: string): { data: string; hora: string } {
  const texto = wallClock(new Date(instante), fuso)
  return { data: texto.slice(0, 10), hora: texto.slice(11, 16) }
}

/** '2026-11-19 23:30:00': the Swedish locale writes a moment as ISO does, with a space instead of the T. */
export function wallClock(instante: Date, fuso: string): string {
  let formatter = formatters.get(fuso)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: fuso, dateStyle: 'short', timeStyle: 'medium' })
    formatters.set(fuso, formatter)
  }
  return formatter.format(instante)
}
