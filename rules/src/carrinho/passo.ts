import { computeMinimo, fitQuantidade } from '#quantidade'

import { dropVazias, tidyItens } from './change-quantidade.ts'
import type { ItemCarrinho } from './item.ts'
import type { NotaDaLinha } from './nota.ts'

/** One click of the shopper, kept until the server acknowledges it: clicks add up, what was typed sets (readings 5). */
export type PassoCarrinho =
  | { tipo: 'soma'; id: string; delta: number }
  | { tipo: 'define'; id: string; quantidade: number }
  | { tipo: 'embala'; id: string; embalarParaPresente: boolean }
  | { tipo: 'anota'; id: string; nota: NotaDaLinha }

/**
 * Applies unacknowledged steps, in their order, to the cart the server answered with: after a 409, and after a reply to a
 * save that left before the last clicks. `conhecidos` are lines the browser knows (its own cart before the answer): a
 * step on a product missing from the server's cart starts from there at quantity 0, so that no click is lost.
 */
export function reapplyPassos<T extends ItemCarrinho>(
  itens: readonly T[],
  passos: readonly PassoCarrinho[],
  conhecidos: readonly T[] = [],
): T[] {
  // As it was sorted: nothing has changed.
  if (passos.length === 0) return dropVazias(itens)
  const lines = new Map<string, T>()
  for (const item of conhecidos) lines.set(item.id, { ...item, quantidade: 0 })
  for (const item of itens) lines.set(item.id, item)
  for (const passo of passos) {
    const line = lines.get(passo.id)
    if (line) lines.set(passo.id, applyPasso(line, passo))
  }
  return tidyItens([...lines.values()])
}

function applyPasso<T extends ItemCarrinho>(item: T, passo: PassoCarrinho): T {
  switch (passo.tipo) {
    case 'soma':
      return { ...item, quantidade: addQuantidade(item, passo.delta) }
    case 'define':
      return { ...item, quantidade: fitQuantidade(item, passo.quantidade).quantidade }
    case 'embala':
      return { ...item, embalarParaPresente: passo.embalarParaPresente }
    case 'anota':
      return { ...item, ...passo.nota }
  }
}

/** Adding rises to the minimum; taking away below it gives 0 (§4). */
function addQuantidade(item: ItemCarrinho, delta: number): number {
  const quantidade = item.quantidade + delta
  const isDropped = delta < 0 && quantidade < computeMinimo(item)
  return isDropped ? 0 : fitQuantidade(item, quantidade).quantidade
}
