import type { ItemCarrinho } from '@vitrine/contract'
import { roundQuantidade } from '@vitrine/rules/quantidade'

/** The products of a cart, each once: a combo gives what it takes. */
export function listProdutos(
  itens: readonly Pick<ItemCarrinho, 'id' | 'quantidade' | 'produtos'>[],
): { id: string; quantidade: number }[] {
  const porId = new Map<string, number>()
  for (const { id, quantidade, produtos } of itens) {
    for (const parte of produtos ?? [{ id, quantidade: 1 }])
      porId.set(parte.id, roundQuantidade((porId.get(parte.id) ?? 0) + parte.quantidade * quantidade))
  }
  return [...porId].map(([id, quantidade]) => ({ id, quantidade }))
}
