import type { ColunaDe, Linha, Tabela } from '#coluna'
import type { Db } from '#infra'

import type { Cadastro } from './describe-cadastro.ts'
import { textosOf } from './textos-do-cadastro.ts'

/** More than a supplier keeps of what it declares by hand. */
const MAXIMO = 500

/**
 * Rows of a supplier as they stand, each with the version that whoever changes it names: those of these keys, or all of them (500 at most), in the
 * order of their keys.
 */
export async function listGuardadas<T extends Tabela, N extends ColunaDe<T>, K extends N>(
  db: Db,
  cadastro: Cadastro<T, N, K>,
  idfornecedor: string,
  chaves: readonly Pick<Linha<T, N>, K>[] | null = null,
): Promise<(Linha<T, N> & { versao: number })[]> {
  const { tabela, isDele, nomes, tiposDaChave, sameChave, chaveDe } = textosOf(cadastro)
  const colunas = nomes.map((nome) => `t.${nome}`).join(', ')
  return db.unsafe<(Linha<T, N> & { versao: number })[]>(
    `select ${colunas}, t.versao from ${tabela} t
    where ${isDele('t')} and ($1::jsonb is null or exists (
      select from jsonb_to_recordset($1::jsonb) as k(${tiposDaChave}) where ${sameChave('t', 'k')}))
    order by ${chaveDe('t')} limit ${MAXIMO}`,
    [chaves && db.json(chaves as never), idfornecedor],
  )
}
