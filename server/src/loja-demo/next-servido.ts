import { addDias, weekdayOf } from '@vitrine/rules/data'

/** The day that is served as the `quantos`-th after `hoje`. */
export function nextServido(dias: readonly number[], hoje: string, quantos: number): string {
  let data = hoje
  for (let faltam = quantos; faltam > 0;) {
    data = addDias(data, 1)
    if (dias.includes(weekdayOf(data))) faltam--
  }
  return data
}
