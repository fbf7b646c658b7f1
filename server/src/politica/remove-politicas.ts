import { lockCatalogo, removeCadastros, type ChaveDoCadastro, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroPolitica } from './cadastro-politica.ts'

/** Removes policies of a supplier: all or none; answers how many there were. Errors: `CadastroRecusado`. */
export async function removePoliticas(
  tx: Transaction,
  quem: Quem,
  chaves: readonly ChaveDoCadastro<typeof cadastroPolitica>[],
): Promise<number> {
  await lockCatalogo(tx, quem.idfornecedor)
  return removeCadastros(tx, cadastroPolitica, quem, chaves)
}
