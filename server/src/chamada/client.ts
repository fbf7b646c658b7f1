import type { Client } from '@vitrine/contract/client'

import { Falha } from '#infra'

import type { Dispatch, RawInput } from './dispatch.ts'
import type { Requisicao } from './handlers.ts'

/** The contract's client without a network: what loaders and actions of the storefront call with. */
export function createInProcessClient(
  dispatch: Dispatch,
  requisicao: Requisicao,
  onError: (error: unknown) => void,
): Client {
  return async (key, input) => {
    try {
      // Checked by the contract's schemas next; every call's input has these three parts and no other.
      const raw = structuredClone<RawInput>(input as RawInput)
      return { ok: true, dados: await dispatch(key, raw, requisicao) }
    } catch (error) {
      if (error instanceof Falha && error.cause) onError(error.cause)
      if (error instanceof Falha)
        return { ok: false, status: error.status, falha: error.toCorpo(requisicao.id) }
      onError(error)
      return { ok: false, status: 500, falha: new Falha('interna').toCorpo(requisicao.id) }
    }
  }
}
