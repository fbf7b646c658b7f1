import type { ItemCarrinho } from '@vitrine/contract'
import { computePeso, gramasPorUnidade, isLimitada } from '@vitrine/rules/entrega'

import type { FormaEntregaViva } from '#fornecedor'
import type { ProdutoRow } from '#produto'

/** Grams of a basket: of a combo what it takes. */
export function pesoDosItens(
  itens: readonly Pick<ItemCarrinho, 'id' | 'quantidade' | 'produtos'>[],
  produtos: readonly ProdutoRow[],
): number {
  const gramas = new Map(produtos.map((produto) => [produto.id, gramasPorUnidade(produto)]))
  return computePeso(
    itens.flatMap(({ id, quantidade, produtos: partes }) =>
      (partes ?? [{ id, quantidade: 1 }]).map((parte) => ({
        quantidade: parte.quantidade * quantidade,
        gramas: gramas.get(parte.id) ?? 0,
      })),
    ),
  )
}

/** Whether anything about these forms depends on weight. */
export function asksPeso(formas: readonly FormaEntregaViva[]): boolean {
  return formas.some(
    ({ capacidade_gramas, faixas }) =>
      capacidade_gramas !== null ||
      faixas.some(({ ate_gramas, por_kg }) => ate_gramas !== null || por_kg > 0),
  )
}

/** Forms whose windows fill up. */
export function listLimitadas(formas: readonly FormaEntregaViva[]): string[] {
  return formas.filter(isLimitada).map(({ idformaentrega }) => idformaentrega)
}
