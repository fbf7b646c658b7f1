import { splitPreco } from '@vitrine/rules/dinheiro'

/** '74,40': in a column of prices the currency stands above. */
export function sayPreco(reais: number | null): string {
  if (reais === null) return '—'
  const { inteiro, centavos } = splitPreco(reais)
  return `${inteiro},${centavos}`
}
