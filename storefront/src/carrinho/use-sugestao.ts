import { useCallback } from 'react'

import type { ItemCarrinho } from '@vitrine/contract'
import type { PassoCarrinho } from '@vitrine/rules/carrinho'

import { useLoja, useSessao } from '#shell'

import { useCarro } from './provider.tsx'

/** Asks who negotiates the cart for what cannot be changed in it from here (ux 1.23.1). */
export function useSugestao() {
  const { sincronia, store } = useCarro()
  const { idfornecedor } = useLoja()
  const idcliente = useSessao()?.idcliente
  return useCallback(
    async (passo: PassoCarrinho, item: ItemCarrinho) => {
      const { suggestLinha } = await import('./suggest-linha.ts')
      const antes = store.getState().itens.find(({ id }) => id === item.id)
      if (idcliente) await suggestLinha({ idfornecedor, idcliente }, passo, antes ?? item)
      await sincronia.current?.refresh()
    },
    [idfornecedor, idcliente, sincronia, store],
  )
}
