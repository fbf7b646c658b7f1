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

/** Of the tiers of a table that of the highest threshold <= quantidade; none below the first one (readings 3). */
export function pickFaixa(faixas: readonly FaixaPreco[], quantidade: number): FaixaPreco | undefined {
  const milesimos = toMilesimos(quantidade)
  return faixas.findLast((faixa) => toMilesimos(faixa.quantidade) <= milesimos)
}
