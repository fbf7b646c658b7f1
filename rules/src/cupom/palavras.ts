import { formatPercentual, formatReais } from '#dinheiro'

import type { Cupom } from './cupom.ts'

/** A typed or pasted code as it is stored: upper case, no spaces. */
export function normalizeCodigo(texto: string): string {
  return texto.replaceAll(/\s+/g, '').toUpperCase()
}

/** '10%' or 'R$ 20,00'. */
export function formatBeneficio({ tipodesconto, valor }: Pick<Cupom, 'tipodesconto' | 'valor'>): string {
  return tipodesconto === 'absoluto' ? formatReais(valor) : `${formatPercentual(valor)}%`
}
