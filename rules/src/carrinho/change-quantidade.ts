import { fitQuantidade } from '#quantidade'

import type { ItemCarrinho } from './item.ts'
import { sortItens } from './ordem.ts'

/** The cart after one line is set to a quantity: fitted to its rules, lines of 0 dropped, sorted (§4). */
export function changeQuantidade<T extends ItemCarrinho>(
  itens: readonly T[],
  id: string,
  quantidade: number,
): T[] {
  return tidyItens(
    itens.map((item) =>
      item.id === id ? { ...item, quantidade: fitQuantidade(item, quantidade).quantidade } : item,
    ),
  )
}

/** What §4 does after every change: lines with quantity 0 are dropped, the others sorted by name. */
export function tidyItens<T extends ItemCarrinho>(itens: readonly T[]): T[] {
  return sortItens(dropVazias(itens))
}

/** Without the lines of quantity 0, in the order in which they stood. */
export function dropVazias<T extends { quantidade: number }>(itens: readonly T[]): T[] {
  return itens.filter(({ quantidade }) => quantidade > 0)
}
