import { Falha } from '#infra'

import { CadastroRecusado } from './cadastro-recusado.ts'

/** Work on one record, for a call that says what its writer has seen. Errors: `cadastro_mudou` with the version that stands there now, `cadastro_em_uso`. */
export function asFalha<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof CadastroRecusado)) throw error
    if (error.recusas.some(({ motivo }) => motivo === 'EM_USO')) throw new Falha('cadastro_em_uso')
    throw new Falha('cadastro_mudou', { detalhes: { versao: error.recusas[0]?.versao ?? null } })
  })
}
