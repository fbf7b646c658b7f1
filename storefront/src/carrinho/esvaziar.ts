import { pluralize } from '@vitrine/rules/texto'
import { showToast } from '@vitrine/ui'

import { applyPasso } from './estado.ts'
import { refuseLocked } from './mudar.ts'
import { useCarro } from './provider.tsx'

/** Takes every line out, each as a step of its own: what another device adds meanwhile stays. One press brings all back. */
export function useEsvaziar(): () => void {
  const { store } = useCarro()
  return () => {
    const { itens, ...estado } = store.getState()
    if (itens.length === 0 || refuseLocked({ itens, ...estado })) return
    for (const { id } of itens)
      store.setState(applyPasso(store.getState(), { tipo: 'define', id, quantidade: 0 }))
    showToast(pluralize(itens.length, 'produto saiu do carrinho', 'produtos saíram do carrinho'), {
      label: 'Desfazer',
      onPress() {
        for (const item of itens) {
          const { id, quantidade } = item
          store.setState(applyPasso(store.getState(), { tipo: 'define', id, quantidade }, item))
        }
        // None of them is new: nothing is scrolled to.
        store.setState({ nova: null })
      },
    })
  }
}
