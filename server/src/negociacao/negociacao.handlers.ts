import { negociacaoCalls, negociacaoDoClienteCalls } from '@vitrine/contract'

import type { HandlersOf } from '#chamada'
import { Falha } from '#infra'

type Calls = keyof typeof negociacaoCalls | keyof typeof negociacaoDoClienteCalls

/** Assisted negotiation (decision 0109): every call answers that nobody negotiates until its own commit. */
export function createNegociacaoHandlers(): HandlersOf<Calls> {
  const end = async () => {
    throw new Falha('negociacao_encerrada')
  }
  const chaves = [...Object.keys(negociacaoCalls), ...Object.keys(negociacaoDoClienteCalls)]
  return Object.fromEntries(chaves.map((chave) => [chave, end])) as unknown as HandlersOf<Calls> // one answer for all of them
}
