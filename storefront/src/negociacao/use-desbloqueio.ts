import { api, useLoja, useSessao } from '#shell'

import { acknowledge, isWaiting, nadaEnviado, useCarro } from '#carrinho'

/** Ends the negotiation (readings 10); what waited here is saved then. True when the cart is free. */
export function useDesbloqueio(): () => Promise<boolean> {
  const { store, sincronia } = useCarro()
  const { idfornecedor } = useLoja()
  const idcliente = useSessao()?.idcliente
  return async () => {
    if (!idcliente) return false
    const resposta = await api('DELETE /v4/cart/{idfornecedor}/{idcliente}/bloqueio', {
      params: { idfornecedor, idcliente },
    })
    if (!resposta.ok) return false
    // The shopper asked for the prices to go back, so they are not told as a change.
    store.setState(acknowledge(store.getState(), resposta.dados, nadaEnviado))
    if (isWaiting(store.getState())) void sincronia.current?.save()
    return true
  }
}
