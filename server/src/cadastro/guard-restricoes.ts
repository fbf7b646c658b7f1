import { codeOf } from '#infra'

import { CadastroRecusado, refuseSempre, type Recusa } from './cadastro-recusado.ts'

/** Kinds of constraint errors of PostgreSQL that a person's input may cause. */
const motivos: Readonly<Record<string, Recusa['motivo']>> = {
  '23505': 'DUPLICADA',
  '23514': 'INVALIDA',
  '23502': 'INVALIDA',
  '22001': 'INVALIDA',
}

/** Runs `work`; what a constraint of the table refuses is told as a row that was not written. */
export async function guardRestricoes<R>(
  cadastro: string,
  porChave: 'REFERENCIA' | 'EM_USO',
  work: () => Promise<R>,
): Promise<R> {
  try {
    return await work()
  } catch (error) {
    const codigo = codeOf(error)
    const motivo = codigo === '23503' ? porChave : motivos[codigo]
    if (!motivo) throw error
    throw new CadastroRecusado(
      cadastro,
      [refuseSempre({ linha: null, id: null, motivo })],
      constraintOf(error),
    )
  }
}

function constraintOf(error: unknown): string | null {
  return error instanceof Error && 'constraint_name' in error ? String(error.constraint_name) : null
}
