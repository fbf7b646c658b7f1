import type { FormaEntrega } from '@vitrine/contract'

import { FreteDoLocal } from '#entrega'

import { listProdutos, useCarrinho } from '#carrinho'

/** Asks what delivery to the chosen place costs with what is in the cart; a file of its own, asked for once a cart is seen. */
export function FreteDaSoma({ onForma }: { onForma: (forma: FormaEntrega | null) => void }) {
  const itens = useCarrinho((estado) => estado.itens)
  return <FreteDoLocal produtos={listProdutos(itens)} onForma={onForma} />
}
