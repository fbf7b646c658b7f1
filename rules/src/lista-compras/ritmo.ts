import { diasEntre } from '#data'
import { pluralize } from '#texto'

export interface Ritmo {
  /** Number of orders with the product, and number of orders examined. */
  vezes: number
  pedidos: number
  /** Number of different days on which it was bought. */
  dias: number
  /** Days 'YYYY-MM-DD' of the first and the last of them, and today. */
  primeira: string
  ultima: string
  hoje: string
}

/** Two purchases give one interval, which is not yet a habit. */
const MIN_DIAS = 3

/** How often somebody buys a product, for people: 'a cada 9 dias · já é hora'; before there is a rhythm, in how many orders. */
export function describeRitmo({ vezes, pedidos, dias, primeira, ultima, hoje }: Ritmo): string {
  if (dias < MIN_DIAS) return `em ${vezes} dos seus últimos ${pedidos} pedidos`
  const intervalo = Math.round(diasEntre(primeira, ultima) / (dias - 1))
  const ritmo = intervalo === 1 ? 'todo dia' : `a cada ${pluralize(intervalo, 'dia', 'dias')}`
  return diasEntre(ultima, hoje) >= intervalo ? `${ritmo} · já é hora` : ritmo
}
