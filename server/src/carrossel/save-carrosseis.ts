import { conteudoCarrossel } from '@vitrine/contract'

import { checkReferencias, type Gravada, type Quem } from '#cadastro'
import type { Transaction } from '#infra'
import { savePublicacoes, type LinhaDePublicacao } from '#publicacao'

/** Writes versions of a supplier's carousels, as `savePublicacoes` says; payment methods that they name are its own. */
export async function saveCarrosseis(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDePublicacao<typeof conteudoCarrossel.dados>[],
): Promise<Gravada[]> {
  const gravadas = await savePublicacoes(tx, quem, conteudoCarrossel, linhas)
  await checkReferencias(
    tx,
    quem.idfornecedor,
    conteudoCarrossel.nome,
    linhas.map(({ dados }) => ({ 'dados.condicoes.idformapagto': dados?.condicoes?.idformapagto })),
  )
  return gravadas
}
