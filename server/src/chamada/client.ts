import type { CallKey } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

import { Falha } from '#infra'

import type { Dispatch, RawInput } from './dispatch.ts'
import type { Requisicao } from './handlers.ts'

interface Ouvintes {
  onError: (error: unknown) => void
  /** Told of each call that was answered, and of what its handler said of the answer. */
  onAnswer?: (key: CallKey, requisicao: Requisicao) => void
}

/** As `structuredClone`, which takes as long as the rest of a call answered from memory, of the plain objects that inputs are made of. */
function copy(valor: unknown): unknown {
  if (typeof valor !== 'object' || valor === null) return valor
  if (Array.isArray(valor)) return valor.map(copy)
  if (Object.getPrototypeOf(valor) !== Object.prototype) return structuredClone(valor)
  return Object.fromEntries(Object.entries(valor).map(([nome, cada]) => [nome, copy(cada)]))
}

/** The contract's client without a network: what loaders and actions of the storefront call with. */
export function createInProcessClient(
  dispatch: Dispatch,
  requisicao: Requisicao,
  { onError, onAnswer }: Ouvintes,
): Client {
  return async (key, input) => {
    // What an answer says of itself (`precos`) is said of this call alone; cookies are those of the page.
    const dela = { ...requisicao }
    try {
      // Checked by the contract's schemas next; every call's input has these three parts and no other.
      const raw = copy(input) as RawInput
      const dados = await dispatch(key, raw, dela)
      onAnswer?.(key, dela)
      return { ok: true, dados }
    } catch (error) {
      if (error instanceof Falha && error.cause) onError(error.cause)
      if (error instanceof Falha)
        return { ok: false, status: error.status, falha: error.toCorpo(requisicao.id) }
      onError(error)
      return { ok: false, status: 500, falha: new Falha('interna').toCorpo(requisicao.id) }
    }
  }
}
