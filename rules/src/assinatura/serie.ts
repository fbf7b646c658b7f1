import { addDias, addMeses, diasEntre, nameDia, weekdayOf } from '#data'

/** How often it repeats: days or months, never both. */
export interface Periodo {
  dias: number | null
  meses: number | null
}

/** Dates without an end, counted from the first delivery ('YYYY-MM-DD'). */
export interface Serie extends Periodo {
  ancora: string
}

export interface DataDaSerie {
  data: string
  pulada: boolean
}

/**
 * The n-th date; 0 is the first delivery. Months are counted from it, so that one which began on the 31st comes on the last
 * day of shorter months and on the 31st again. Holidays and closed days are left to delivery.
 */
export function dataOf({ ancora, dias, meses }: Serie, n: number): string {
  if (meses === null) return addDias(ancora, n * (dias ?? 1))
  return addMeses(ancora, n * meses)
}

/** The next dates after a day, those that were skipped marked. */
export function listProximas(
  serie: Serie,
  { depois, puladas, quantas }: { depois: string; puladas: readonly string[]; quantas: number },
): DataDaSerie[] {
  const n = countAte(serie, depois)
  return Array.from({ length: quantas }, (_, i) => {
    const data = dataOf(serie, n + i)
    return { data, pulada: puladas.includes(data) }
  })
}

/** The first date after a day that was not skipped. */
export function nextData(serie: Serie, depois: string, puladas: readonly string[]): string {
  for (let n = countAte(serie, depois); ; n++) {
    const data = dataOf(serie, n)
    if (!puladas.includes(data)) return data
  }
}

/** Whether a day is a date of the series. */
export function isDataDaSerie(serie: Serie, data: string): boolean {
  return data >= serie.ancora && dataOf(serie, countAte(serie, addDias(data, -1))) === data
}

/** How many dates there are up to a day and on it. */
function countAte(serie: Serie, ate: string): number {
  if (ate < serie.ancora) return 0
  const passados = diasEntre(serie.ancora, ate)
  // From below: no month is longer than 31 days.
  let n = Math.floor(passados / (serie.meses === null ? (serie.dias ?? 1) : serie.meses * 31))
  while (dataOf(serie, n) <= ate) n++
  return n
}

/** 'toda quinta', 'quinta sim, quinta não', 'todo dia 31', 'a cada 10 dias': how people say it. */
export function describeSerie({ ancora, dias, meses }: Serie): string {
  const dia = nameDia(ancora)
  const artigo = weekdayOf(ancora) > 5 ? 'todo' : 'toda'
  if (meses === 1) return `todo dia ${Number(ancora.slice(8))}`
  if (meses !== null) return `a cada ${meses} meses, no dia ${Number(ancora.slice(8))}`
  if (dias === 7) return `${artigo} ${dia}`
  if (dias === 14) return `${dia} sim, ${dia} não`
  return dias === 1 ? 'todo dia' : `a cada ${dias} dias`
}
