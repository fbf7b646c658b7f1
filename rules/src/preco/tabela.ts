import { toMilesimos } from '#dinheiro'

/** From this quantity on, this unit price. */
export interface FaixaPreco {
  quantidade: number
  preco: number
}

/** A progressive table as tiers, thresholds in the order of numbers ("9" before "10"); unreadable entries are left out. */
export function listTabela(tabela: Record<string, number> | null | undefined): FaixaPreco[] {
  return Object.entries(tabela ?? {})
    .map(([limiar, preco]) => ({ quantidade: Number.parseFloat(limiar), preco }))
    .filter(({ quantidade, preco }) => Number.isFinite(quantidade) && preco > 0)
    .sort((a, b) => a.quantidade - b.quantidade)
}

/** The tier of the highest threshold <= quantidade; null below the first one (readings 3). */
export function findFaixa(
  tabela: Record<string, number> | null | undefined,
  quantidade: number,
): FaixaPreco | null {
  const milesimos = toMilesimos(quantidade)
  return listTabela(tabela).findLast((faixa) => toMilesimos(faixa.quantidade) <= milesimos) ?? null
}
