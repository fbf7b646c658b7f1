import { removeCadastros, type ChaveDoCadastro, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroLoja } from './cadastro-loja.ts'

/** Removes stores of a supplier, as `removeCadastros` says: one that a form is picked up at stays. Answers how many there were. */
export async function removeLojas(
  tx: Transaction,
  quem: Quem,
  lojas: readonly ChaveDoCadastro<typeof cadastroLoja>[],
): Promise<number> {
  return removeCadastros(tx, cadastroLoja, quem, lojas)
}
