import { lockCatalogo, removeCadastros, type ChaveDoCadastro, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroCategoria } from './cadastro-categoria.ts'

/**
 * Removes categories of a supplier, those below them in the same call. All or none; answers how many there were. Errors:
 * `CadastroRecusado`, `EM_USO` where something still stands in one: products, another category.
 */
export async function removeCategorias(
  tx: Transaction,
  quem: Quem,
  chaves: readonly ChaveDoCadastro<typeof cadastroCategoria>[],
): Promise<number> {
  await lockCatalogo(tx, quem.idfornecedor)
  return removeCadastros(tx, cadastroCategoria, quem, chaves)
}
