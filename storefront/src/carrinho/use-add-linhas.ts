import { useCallback } from 'react'

import type { ProdutoLista } from '@vitrine/contract'

import { applyPasso, toItemCarrinho } from './estado.ts'
import { useCarro } from './provider.tsx'

/** Many products into the cart at once, quantities added to what it holds: a reviewed order. */
export function useAddLinhas() {
  const { store } = useCarro()
  return useCallback(
    (linhas: readonly { produto: ProdutoLista; quantidade: number }[]) => {
      for (const { produto, quantidade } of linhas) {
        const passo = { tipo: 'soma', id: produto.id, delta: quantidade } as const
        store.setState(applyPasso(store.getState(), passo, toItemCarrinho(produto)))
      }
    },
    [store],
  )
}
