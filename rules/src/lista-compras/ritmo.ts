import { pluralize } from '#texto'

export interface Ritmo {
  /** Orders with the product, of so many that were looked at. */
  vezes: number
  pedidos: number
  /** On so many different days. */
  dias: number
  /** Days 'YYYY-MM-DD' of the first and the last of them, and today. */
  primeira: string
  ultima: string
  hoje: string
}

const DIA = 86_400_000
/** Two purchases have a distance, not yet a rhythm. */
const MIN_DIAS = 3

/** Days between two days. */
function daysBetween(de: string, ate: string): number {
  return Math.round((Date.parse(ate) - Date.parse(de)) / DIA)
}

/** How often somebody buys a product, for people: 'a cada 9 dias · já é hora'; before there is a rhythm, in how many orders. */
export function describeRitmo({ vezes, pedidos, dias, primeira, ultima, hoje }: Ritmo): string {
  if (dias < MIN_DIAS) return `em ${vezes} dos seus últimos ${pedidos} pedidos`
  const intervalo = Math.round(daysBetween(primeira, ultima) / (dias - 1))
  const ritmo = intervalo === 1 ? 'todo dia' : `a cada ${pluralize(intervalo, 'dia', 'dias')}`
  return daysBetween(ultima, hoje) >= intervalo ? `${ritmo} · já é hora` : ritmo
}
