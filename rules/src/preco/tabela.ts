import { toMilesimos } from '#dinheiro'

/** From this quantity on, this unit price. */
export interface FaixaPreco {
  quantidade: number
  preco: number
}

/**
 * A progressive table as tiers, thresholds in the order of numbers ("9" before "10"); unreadable entries are left out. `priceOf`: of a table
 * whose values are none, as percentages.
 */
export function listTabela(
  tabela: Record<string, number> | null | undefined,
  priceOf: (valor: number) => number = (preco) => preco,
): FaixaPreco[] {
  const faixas: FaixaPreco[] = []
  // Without pairs: a cart lists the tables of its lines several times.
  for (const limiar of Object.keys(tabela ?? {})) {
    const quantidade = Number.parseFloat(limiar)
    const preco = priceOf(tabela?.[limiar] ?? 0)
    if (Number.isFinite(quantidade) && preco > 0) faixas.push({ quantidade, preco })
  }
  return faixas.sort((a, b) => a.quantidade - b.quantidade)
}

/** Of the tiers of a table that of the highest threshold <= quantidade; none below the first one (readings 3). */
export function pickFaixa(faixas: readonly FaixaPreco[], quantidade: number): FaixaPreco | undefined {
  const milesimos = toMilesimos(quantidade)
  return faixas.findLast((faixa) => toMilesimos(faixa.quantidade) <= milesimos)
}
