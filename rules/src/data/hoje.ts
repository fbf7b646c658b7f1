import { wallClockOf } from './relogio.ts'

/** Every call asks for the day; within a minute no zone changes it. */
const hoje = new Map<string, { minuto: number; data: string }>()

/** The day of a moment in a zone: at 02:30 UTC of 20 Nov it is still 19 Nov where the clock is three hours behind. */
export function todayIn(fuso: string, agora: Date): string {
  const minuto = Math.floor(agora.getTime() / 60_000)
  const known = hoje.get(fuso)
  if (known?.minuto === minuto) return known.data
  const data = wallClockOf(agora, fuso).data
  hoje.set(fuso, { minuto, data })
  return data
}

/** The last day of what ends at a moment: what ends at midnight had all of the day before. */
export function lastDiaOf(fim: Date | string, fuso: string): string {
  return todayIn(fuso, new Date(new Date(fim).getTime() - 1))
}
