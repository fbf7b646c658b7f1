import { sumReais } from '@vitrine/rules/dinheiro'

import { FretePorCep } from '#entrega'

import { listProdutos, useCarrinho, useTotais } from '#carrinho'

/** Freight by CEP for what is in the cart. */
export function FreteDoCarrinho() {
  const itens = useCarrinho((estado) => estado.itens)
  const { subtotal, descontos } = useTotais()
  return (
    <FretePorCep
      produtos={listProdutos(itens)}
      base={subtotal === null ? null : sumReais(subtotal, -(descontos ?? 0))}
    />
  )
}
