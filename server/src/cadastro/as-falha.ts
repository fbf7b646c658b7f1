import { Falha } from '#infra'

import { CadastroRecusado } from './cadastro-recusado.ts'

/** Work on one record, for a call that says what its writer has seen. Errors: `cadastro_mudou` with the version that stands there now. */
export function asFalha<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof CadastroRecusado)) throw error
    throw new Falha('cadastro_mudou', { detalhes: { versao: error.recusas[0]?.versao ?? null } })
  })
}
