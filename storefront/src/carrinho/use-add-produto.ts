import { useCallback } from 'react'

import { showToast } from '@vitrine/ui'

import { bare } from './armazenamento.ts'
import { applyPasso } from './estado.ts'
import { refuseLocked } from './use-change-carrinho.ts'
import { useCarro } from './provider.tsx'

/** Puts a product into the cart of which only id and name are known: the rest comes with the server's answer. Told, with undo. */
export function useAddProduto() {
  const { store } = useCarro()
  return useCallback(
    ({ id, name }: { id: string; name: string }, quantidade: number) => {
      if (refuseLocked(store.getState())) return
      const add = (delta: number) =>
        store.setState(
          applyPasso(
            store.getState(),
            { tipo: 'soma', id, delta },
            { ...bare({ id, quantidade: 0 }), nome: name },
          ),
        )
      add(quantidade)
      showToast(`${name} está no carrinho`, { label: 'Desfazer', onPress: () => add(-quantidade) })
    },
    [store],
  )
}
