import { formatPercentual, formatReais } from '#dinheiro'

import type { Cupom } from './cupom.ts'

/** A typed or pasted code as it is stored: upper case, no spaces. */
export function normalizeCodigo(texto: string): string {
  return texto.replaceAll(/\s+/g, '').toUpperCase()
}

/** 'Pix', 'Pix ou boleto', 'Pix, boleto ou cartão'; by another word than 'ou' where it is said. */
export function joinOu(nomes: readonly string[], palavra: 'e' | 'ou' = 'ou'): string {
  const last = nomes.at(-1) ?? ''
  return nomes.length < 2 ? last : `${nomes.slice(0, -1).join(', ')} ${palavra} ${last}`
}

/** '10%' or 'R$ 20,00'. */
export function formatBeneficio({ tipodesconto, valor }: Pick<Cupom, 'tipodesconto' | 'valor'>): string {
  return tipodesconto === 'absoluto' ? formatReais(valor) : `${formatPercentual(valor)}%`
}
