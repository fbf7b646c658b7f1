import { lazy } from 'react'

import { textoSubstituicao } from '@vitrine/rules/carrinho'

import { useCarrinho } from '#carrinho'
import { Dobra } from '#compra'

const CamposAnotacoes = lazy(() =>
  import('./campos-anotacoes.tsx').then((m) => ({ default: m.CamposAnotacoes })),
)
const CampoFalta = lazy(() => import('./campos-anotacoes.tsx').then((m) => ({ default: m.CampoFalta })))

/** What the shopper says to the store with the whole cart: saved with it, offered again at the order (§3 Cart, ux 1.6.5). */
export function AnotacoesCarrinho() {
  const { observacao, numPedidoCliente, substituicao } = useCarrinho((estado) => estado.anotacoes)
  return (
    <>
      <Dobra titulo="Se faltar algum produto" nota={textoSubstituicao[substituicao]}>
        <CampoFalta />
      </Dobra>
      <Dobra
        titulo={observacao || numPedidoCliente ? 'Observação do pedido' : 'Escrever uma observação'}
        nota={observacao}
      >
        <CamposAnotacoes />
      </Dobra>
    </>
  )
}
