import { api, useLoja, useSessao } from '#shell'

import { acknowledge, isWaiting, nadaEnviado } from './estado.ts'
import { useCarro } from './provider.tsx'

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
    // Prices go back by the shopper's own wish: that is no drift.
    store.setState(acknowledge(store.getState(), resposta.dados, nadaEnviado))
    if (isWaiting(store.getState())) void sincronia.current?.save()
    return true
  }
}
