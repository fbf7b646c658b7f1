import { formatPercentual, formatReais } from '@vitrine/rules/dinheiro'

/** '−5,0%', as everywhere against the table. */
export const sayDesconto = (desconto: number | null): string => {
  if (desconto === null || desconto === 0) return '—'
  return `${desconto < 0 ? '−' : '+'}${formatPercentual(Math.abs(desconto))}%`
}

/** '−7,8%' of a margin; '—' where it is not known. */
export const sayMargem = (margem: number | null): string =>
  margem === null ? '—' : `${margem < 0 ? '−' : ''}${formatPercentual(Math.abs(margem))}%`

/** '−R$ 778,74' */
export function sayDiferenca(reais: number): string {
  if (reais === 0) return 'sem diferença'
  return `${reais < 0 ? '−' : '+'}${formatReais(Math.abs(reais))}`
}
