import type { ItemCarrinho, LinhaTotal, OpcoesDasLinhas } from '#carrinho'
import { computeLinhas } from '#carrinho'
import { isPrecoDePolitica } from '#preco'

import type { LinhaCupom } from './cupom.ts'

export type ItemComCategoria = ItemCarrinho & { idcategoria?: string | null }

/** The lines of a cart as coupons see them; lines without a price are left out. */
export function toLinhasCupom(itens: readonly ItemComCategoria[], opcoes: OpcoesDasLinhas): LinhaCupom[] {
  const linhas = computeLinhas(itens, { ...opcoes, descontos: new Map() })
  return itens.flatMap((item, i) => toLinha(item, linhas[i]))
}

function toLinha({ id, idcategoria = null }: ItemComCategoria, linha: LinhaTotal | undefined): LinhaCupom[] {
  if (!linha || linha.subtotal === null) return []
  return [{ id, idcategoria, subtotal: linha.subtotal, dePolitica: isPrecoDePolitica(linha.traco) }]
}
