import { sumReais } from '#dinheiro'

import type { ItemCarrinho } from './item.ts'
import type { OpcoesTotais } from './totais.ts'
import { computeTotais } from './totais.ts'

/**
 * What the customer gives up by unlocking a negotiated cart: the total without attendant prices less the total with them,
 * in reais (§4: unlocking clears attendant prices). Below 0 when they were dearer; null without prices.
 */
export function computePerdaDesbloqueio(itens: readonly ItemCarrinho[], opcoes: OpcoesTotais): number | null {
  const { totalCompras: com } = computeTotais(itens, opcoes)
  const { totalCompras: sem } = computeTotais(
    itens.map((item) => ({ ...item, precoatendente: null })),
    opcoes,
  )
  return com === null || sem === null ? null : sumReais(sem, -com)
}
