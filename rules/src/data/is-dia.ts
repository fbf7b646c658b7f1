/** Whether a text is a day of the calendar: '2026-02-30' is not. By itself: the screens that count days need not load it. */
export function isDia(texto: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(texto) ? Date.parse(texto) : Number.NaN
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(texto)
}
