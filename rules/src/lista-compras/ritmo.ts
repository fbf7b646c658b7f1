import { pluralize } from '#texto'

export interface Ritmo {
  /** Orders with the product. */
  vezes: number
  /** Days 'YYYY-MM-DD' of the first and the last of them, and today. */
  primeira: string
  ultima: string
  hoje: string
}

const DIA = 86_400_000

/** Days between two days. */
function daysBetween(de: string, ate: string): number {
  return Math.round((Date.parse(ate) - Date.parse(de)) / DIA)
}

/** How often somebody buys a product, for people: 'a cada 9 dias · já é hora'; '' for less than two purchases. */
export function describeRitmo({ vezes, primeira, ultima, hoje }: Ritmo): string {
  if (vezes < 2) return ''
  const intervalo = Math.round(daysBetween(primeira, ultima) / (vezes - 1))
  if (intervalo < 1) return 'mais de uma vez por dia'
  const ritmo = intervalo === 1 ? 'todo dia' : `a cada ${pluralize(intervalo, 'dia', 'dias')}`
  return daysBetween(ultima, hoje) >= intervalo ? `${ritmo} · já é hora` : ritmo
}
