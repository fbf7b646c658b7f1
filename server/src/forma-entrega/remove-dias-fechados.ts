import { removeCadastros, type ChaveDoCadastro, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroDiaFechado } from './cadastro-dia-fechado.ts'

/** Opens closed days again, as `removeCadastros` says. Answers how many there were. */
export async function removeDiasFechados(
  tx: Transaction,
  quem: Quem,
  dias: readonly ChaveDoCadastro<typeof cadastroDiaFechado>[],
): Promise<number> {
  return removeCadastros(tx, cadastroDiaFechado, quem, dias)
}
