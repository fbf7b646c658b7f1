import { FretePorCep, taxaOf } from '#entrega'

import { listProdutos, useCarrinho, usePrevia } from '#carrinho'

/** Freight by CEP for what is in the cart. */
export function FreteDoCarrinho() {
  const itens = useCarrinho((estado) => estado.itens)
  const preview = usePrevia()
  const { comPreco } = preview().totais
  return (
    <FretePorCep
      produtos={listProdutos(itens)}
      baseOf={comPreco ? (forma) => preview((base) => taxaOf(forma, base)).base : null}
    />
  )
}
