import type { ItemCarrinho, LinhaTotal } from '#carrinho'
import { computeTotais } from '#carrinho'
import type { OpcoesPreco } from '#preco'
import { isPrecoDePolitica } from '#preco'

import type { LinhaCupom } from './cupom.ts'

export type ItemComCategoria = ItemCarrinho & { idcategoria?: string | null }

/** The lines of a cart as coupons see them; lines without a price are left out. */
export function toLinhasCupom(itens: readonly ItemComCategoria[], opcoes: OpcoesPreco): LinhaCupom[] {
  const { linhas } = computeTotais(
    itens.map((item) => ({ ...item, desconto: 0 })),
    opcoes,
  )
  return itens.flatMap((item) => toLinha(item, linhas.get(item.id)))
}

function toLinha({ id, idcategoria = null }: ItemComCategoria, linha: LinhaTotal | undefined): LinhaCupom[] {
  if (!linha || linha.subtotal === null) return []
  return [{ id, idcategoria, subtotal: linha.subtotal, dePolitica: isPrecoDePolitica(linha.traco) }]
}
