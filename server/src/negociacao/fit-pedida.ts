import type { ItemCarrinho } from '@vitrine/contract'

import { composeItens, limitEstoque, type ItemPedido } from '#carrinho'
import { Falha } from '#infra'
import { listProdutosById } from '#produto'

import type { EmNegociacao } from './in-negociacao.ts'

/**
 * A line as it would stand in the cart: by the product's rules of quantity and by the stock of this moment (readings 4). Errors:
 * `produto_indisponivel`, `quantidade_invalida` in the words of the rule.
 */
export async function fitPedida(
  { tx, dono, contexto }: Pick<EmNegociacao, 'tx' | 'dono' | 'contexto'>,
  pedido: ItemPedido,
): Promise<ItemCarrinho> {
  const ids = pedido.produtos?.map(({ id }) => id) ?? [pedido.id]
  const produtos = await listProdutosById(tx, dono.idfornecedor, ids)
  const composta = limitEstoque(composeItens([pedido], produtos, contexto), produtos, contexto)
  const [item] = composta.itens
  const [mudanca] = composta.mudancas
  if (!item) {
    const error = mudanca && `${mudanca.nome}: ${mudanca.motivo}`
    throw new Falha('produto_indisponivel', error ? { error } : {})
  }
  if (mudanca) throw new Falha('quantidade_invalida', { error: `${mudanca.nome}: ${mudanca.motivo}` })
  if (item.disponiveis !== undefined)
    throw new Falha('quantidade_invalida', {
      error: `${item.nome}: o estoque não alcança esta quantidade.`,
      detalhes: { disponiveis: item.disponiveis },
    })
  return item
}
