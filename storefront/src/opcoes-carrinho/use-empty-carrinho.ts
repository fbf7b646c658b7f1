import type { EscolhaServico } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { showToast } from '@vitrine/ui'

import { api, useLoja, useSessao } from '#shell'

import { applyPasso, refuseLocked, useCarro, toLinha } from '#carrinho'

/**
 * Takes every line out, each as a step of its own: what another device adds meanwhile stays. One press brings all back, with the
 * additional services that were chosen.
 */
export function useEmptyCarrinho(): () => void {
  const { store } = useCarro()
  const bringBack = useServicosDeVolta()
  return () => {
    const { itens, ...estado } = store.getState()
    const escolhidos = estado.servicos?.servicos ?? []
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
        // The lines were there before: the screen does not scroll to them as it does to a new one.
        store.setState({ nova: null })
        if (escolhidos.length > 0) void bringBack(escolhidos)
      },
    })
  }
}

/** Services go with their lines, so that they are chosen again once the lines are back on the server. */
function useServicosDeVolta() {
  const { store, sincronia } = useCarro()
  const { idfornecedor } = useLoja()
  const idcliente = useSessao()?.idcliente
  return async (escolhidos: readonly EscolhaServico[]) => {
    if (!idcliente || !(await sincronia.current?.save())) return
    const { itens, revisao } = store.getState()
    if (revisao === null) return
    await api('POST /v2/app/{session_token}/cliente/usuario/{id}/cart', {
      params: { session_token: 'token', id: idcliente },
      query: { idfornecedor },
      body: {
        cartItens: itens.map(toLinha),
        revisao,
        servicos: escolhidos.map(({ idservico, idlinha }) => ({ idservico, idlinha })),
      },
    })
    await sincronia.current?.refresh()
  }
}
