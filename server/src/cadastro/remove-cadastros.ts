import type { ColunaDe, Tabela } from '#coluna'
import type { Transaction } from '#infra'

import { writeLinhas } from './cadastro.repository.ts'
import { checkLinhas } from './check-linhas.ts'
import type { Cadastro, ChaveDoCadastro, ComMotivo } from './describe-cadastro.ts'
import { guardRestricoes } from './guard-restricoes.ts'
import type { Quem } from './quem.ts'
import { refuseLinhas } from './refuse-linhas.ts'
import { textosOf } from './textos-do-cadastro.ts'

/**
 * Removes records of a supplier by one statement that also tells what they were. The versions count as when they are written; one that
 * other rows need fails the call (`EM_USO`), so that what was sold keeps its name: switch it off instead. What goes with a row by the
 * schema (a form's price table) is told by the row alone. Answers how many there were.
 */
export async function removeCadastros<T extends Tabela, N extends ColunaDe<T>, K extends N>(
  tx: Transaction,
  cadastro: Cadastro<T, N, K>,
  quem: Quem,
  chaves: readonly (ChaveDoCadastro<Cadastro<T, N, K>> & ComMotivo)[],
): Promise<number> {
  if (chaves.length === 0) return 0
  const { tabela } = cadastro
  checkLinhas(cadastro, quem, chaves)
  const escritas = await guardRestricoes(tabela, 'EM_USO', () =>
    writeLinhas(tx, textosOf(cadastro), quem, { como: 'remove', linhas: chaves }),
  )
  const paradas = escritas.filter(({ vale }) => !vale)
  if (paradas.length > 0)
    await refuseLinhas(
      tx,
      { idfornecedor: quem.idfornecedor, cadastro: tabela },
      paradas.map((escrita) => ({ ...escrita, esperada: chaves[escrita.ordem]?.versao ?? 'qualquer' })),
    )
  return escritas.filter(({ mudada }) => mudada !== null).length
}
