import type { Pedido, ProdutoLista } from '@vitrine/contract'
import { choosePreco } from '@vitrine/rules/preco'
import { roundQuantidade } from '@vitrine/rules/quantidade'

/** The unit price of a repeated line then, and what it is now at the same quantity by the same method. */
export interface PrecoMudou {
  era: number
  agora: number
}

/**
 * What became dearer or cheaper since the order, like with like (M6): `produtos` as they are priced now by the order's method and
 * delivery, each at the quantity that the order took. Prices that were given for that once, by an attendant, in a budget or
 * inside a combo, are compared with nothing.
 */
export function comparePrecos(
  itens: Pedido['itens'],
  produtos: readonly ProdutoLista[],
  opcoes: { multiplies: boolean },
): Record<string, PrecoMudou> {
  const agora = new Map(produtos.map((produto) => [produto.id, produto]))
  const pares = [...Map.groupBy(itens, ({ id }) => id)].flatMap(([id, iguais]) => {
    const produto = agora.get(id)
    const [{ precounitario = null } = {}] = iguais
    if (!produto || precounitario === null || iguais.some(isDeUmaVez)) return []
    const quantidade = iguais.reduce((sum, item) => roundQuantidade(sum + item.quantidade), 0)
    const preco = choosePreco(produto, quantidade, opcoes)
    return preco === null || preco === precounitario
      ? []
      : [[id, { era: precounitario, agora: preco }] as const]
  })
  return Object.fromEntries(pares)
}

function isDeUmaVez({ combo, traco_preco }: Pedido['itens'][number]): boolean {
  return combo !== null || !traco_preco || traco_preco.vencedor === 'atendente'
}
