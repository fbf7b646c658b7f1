import { Falha, type Sql, type Transaction } from '#infra'

import { asFalha } from './as-falha.ts'

/**
 * Removes one record for a call that names it. Errors: `nao_encontrado` where there is none, `cadastro_mudou` where another version stands there,
 * `cadastro_em_uso` where another record needs it.
 */
export async function removeUm(
  sql: Sql,
  remove: (tx: Transaction) => Promise<number>,
): Promise<{ removida: true }> {
  const quantas = await asFalha(sql.begin(remove))
  if (quantas === 0) throw new Falha('nao_encontrado')
  return { removida: true }
}
