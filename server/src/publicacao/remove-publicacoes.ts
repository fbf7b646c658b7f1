import { lockCatalogo, removeCadastros, type ChaveDoCadastro, type Quem } from '#cadastro'
import type { Transaction } from '#infra'

import { cadastroPublicacaoGuardada } from './cadastro-publicacao.ts'

/**
 * Removes versions that nobody saw: drafts, and what was to begin later. What shoppers saw stays; who calls has looked. All or none; answers
 * how many there were. Errors: `CadastroRecusado`.
 */
export async function removePublicacoes(
  tx: Transaction,
  quem: Quem,
  chaves: readonly ChaveDoCadastro<typeof cadastroPublicacaoGuardada>[],
): Promise<number> {
  await lockCatalogo(tx, quem.idfornecedor)
  return removeCadastros(tx, cadastroPublicacaoGuardada, quem, chaves)
}
