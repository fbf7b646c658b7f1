import { removeCadastros, type ChaveDoCadastro, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroDominio } from './cadastro-dominio.ts'

/** Removes hosts of a supplier, as `removeCadastros` says. Answers how many there were. */
export async function removeDominios(
  tx: Transaction,
  quem: Quem,
  dominios: readonly ChaveDoCadastro<typeof cadastroDominio>[],
): Promise<number> {
  return removeCadastros(tx, cadastroDominio, quem, dominios)
}
