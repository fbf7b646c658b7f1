/** A day is 'YYYY-MM-DD', of no zone: it is counted on the calendar, never by the clock of the machine. */

/** A day in milliseconds, for durations, and for dates without an hour: days of daylight saving time are not considered. */
export const DIA_MS = 86_400_000

/** The day that many days later, or earlier with a negative number. */
export function addDias(data: string, dias: number): string {
  return toDia(Date.parse(data) + dias * DIA_MS)
}

/** The same day of another month, or its last one where that is shorter. */
export function addMeses(data: string, meses: number): string {
  const [ano = 0, mes = 0, dia = 0] = data.split('-').map(Number)
  const ultimo = new Date(Date.UTC(ano, mes + meses, 0)).getUTCDate()
  return toDia(Date.UTC(ano, mes - 1 + meses, Math.min(dia, ultimo)))
}

/** Days from one day to another; negative back in time. */
export function diasEntre(de: string, ate: string): number {
  return Math.round((Date.parse(ate) - Date.parse(de)) / DIA_MS)
}

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export function weekdayOf(data: string): number {
  return new Date(data).getUTCDay() || 7
}

function toDia(meiaNoite: number): string {
  return new Date(meiaNoite).toISOString().slice(0, 10)
}
