import type { ItemLista } from '@vitrine/contract'
import { multiplyReais, sumReais } from '@vitrine/rules/dinheiro'
import { choosePreco } from '@vitrine/rules/preco'
import { fitQuantidade, isBuyable } from '@vitrine/rules/quantidade'

/** Whether a line can go into the cart today. */
export function canBuy({ produto }: ItemLista): boolean {
  return produto !== null && produto.disponivel && isBuyable(produto)
}

/** What a line costs in this quantity, by the same rules as the cart's; null when it has no price or cannot be bought. */
export function totalOfItem(item: ItemLista, quantidade: number, multiplies: boolean): number | null {
  const { produto } = item
  if (!produto || !canBuy(item)) return null
  const comprada = fitQuantidade(produto, quantidade).quantidade
  const preco = choosePreco(produto, comprada, { multiplies })
  return preco === null ? null : multiplyReais(preco, comprada)
}

/** The sum of lines; null when prices are hidden. */
export function sumItens(totais: readonly (number | null)[]): number | null {
  const valores = totais.filter((total) => total !== null)
  return valores.length === 0 ? null : sumReais(...valores)
}
