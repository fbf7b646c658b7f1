import { paginasEstaticas } from '@vitrine/contract'

import type { Gravada, Quem } from '#cadastro'
import type { Transaction } from '#infra'
import { savePublicacoes, type LinhaDePublicacao } from '#publicacao'

/** Writes versions of static pages, as `savePublicacoes` says. */
export async function savePaginas(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDePublicacao<typeof paginasEstaticas.dados>[],
): Promise<Gravada[]> {
  return savePublicacoes(tx, quem, paginasEstaticas, linhas)
}
