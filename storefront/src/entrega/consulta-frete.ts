import type { FormaEntrega } from '@vitrine/contract'

import { createAtraso } from './atraso.ts'

/** What freight is asked for: a CEP and what is in the cart. */
export interface PedidoFrete {
  cep: string
  /** DELIVERY unless said. */
  tipoEntrega?: 'DELIVERY' | 'RETIRADA'
  produtos: readonly { id: string; quantidade: number }[]
}

export type EstadoFrete =
  | { situacao: 'parado' }
  | { situacao: 'buscando' }
  | { situacao: 'pronto'; formas: readonly FormaEntrega[] }
  | { situacao: 'erro'; mensagem: string; openModal: boolean }

/** What the server said. */
export type RespostaFrete = Extract<EstadoFrete, { situacao: 'pronto' | 'erro' }>

/**
 * Freight by CEP: only with a whole CEP and a non-empty cart (§5 Freight lookup), after its wait (§7); an answer to
 * what is no longer asked is dropped.
 */
export function createConsultaFrete(
  ask: (pedido: PedidoFrete, signal: AbortSignal) => Promise<RespostaFrete>,
  onEstado: (estado: EstadoFrete) => void,
) {
  const atraso = createAtraso()
  let atual: AbortController | undefined
  function cancel() {
    atraso.cancel()
    atual?.abort()
    atual = undefined
  }
  return {
    cancel,
    pedir(pedido: PedidoFrete) {
      cancel()
      if (!/^\d{8}$/.test(pedido.cep) || pedido.produtos.length === 0) return onEstado({ situacao: 'parado' })
      const meu = new AbortController()
      atual = meu
      onEstado({ situacao: 'buscando' })
      return atraso.schedule(() => {
        ask(pedido, meu.signal).then(
          (resposta) => {
            if (atual === meu) onEstado(resposta)
          },
          () => {}, // aborted: a newer question is under way
        )
      })
    },
  }
}
