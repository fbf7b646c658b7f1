import { textosEstaticos } from '@vitrine/contract'

import type { Gravada, Quem } from '#cadastro'
import type { Transaction } from '#infra'
import { savePublicacoes, type LinhaDePublicacao } from '#publicacao'

/** Writes versions of static texts, as `savePublicacoes` says. */
export async function saveTextos(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDePublicacao<typeof textosEstaticos.dados>[],
): Promise<Gravada[]> {
  return savePublicacoes(tx, quem, textosEstaticos, linhas)
}
