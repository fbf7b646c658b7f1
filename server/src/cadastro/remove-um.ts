import { Falha, type Sql, type Transaction } from '#infra'

import { asFalha } from './as-falha.ts'
import { CadastroRecusado } from './cadastro-recusado.ts'

/**
 * Removes one record for a call that names it. Errors: `nao_encontrado` where there is none, `cadastro_mudou` where another version stands there,
 * `cadastro_em_uso` where another record needs it.
 */
export async function removeUm(
  sql: Sql,
  remove: (tx: Transaction) => Promise<number>,
): Promise<{ removida: true }> {
  const quantas = await asFalha(sql.begin(remove).catch(countSumida))
  if (quantas === 0) throw new Falha('nao_encontrado')
  return { removida: true }
}

/** What somebody else has removed meanwhile is not there, whichever version was looked at. */
function countSumida(error: unknown): number {
  if (error instanceof CadastroRecusado && error.recusas.every(({ motivo }) => motivo === 'SUMIU')) return 0
  throw error
}
