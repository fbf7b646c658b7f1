import { weekdayOf } from '#data'

const dias = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const

/** The tag that a supplier gives to clientes visited on the weekday of a date ('YYYY-MM-DD'): 'rota-segunda' (decision 0031). */
export function tagDaRota(data: string): string {
  return `rota-${dias[weekdayOf(data) % 7]}`
}

/** Whether a cliente with these tags is to be visited on that day. */
export function isNaRota(tags: readonly string[], data: string): boolean {
  return tags.includes(tagDaRota(data))
}
