import { toMilesimos } from '#dinheiro'

export interface EstoqueDeParte {
  id: string
  /** Units that one combo takes. */
  quantidade: number
  estoque?: number | null
  disponivel?: boolean
}

/**
 * How many combos of these parts can be bought: the limit of an order, and the stock of each product over all the parts
 * that take it (ux 1.15.2). Null: unlimited.
 */
export function computeMaximoCombos(
  partes: readonly EstoqueDeParte[],
  limite_por_pedido: number | null,
): number | null {
  const takes = new Map<string, { quantidade: number; estoque: number }>()
  for (const { id, quantidade, estoque, disponivel = true } of partes) {
    const before = takes.get(id)?.quantidade ?? 0
    const stock = disponivel ? toMilesimos(estoque ?? Infinity) : 0
    takes.set(id, { quantidade: before + toMilesimos(quantidade), estoque: stock })
  }
  const porEstoque = [...takes.values()].map(({ quantidade, estoque }) =>
    quantidade > 0 ? Math.max(0, Math.floor(estoque / quantidade)) : Infinity,
  )
  const maximo = Math.min(limite_por_pedido ?? Infinity, ...porEstoque)
  return Number.isFinite(maximo) ? maximo : null
}
