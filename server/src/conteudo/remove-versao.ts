import { lockCatalogo, type Quem } from '#cadastro'
import { Falha, type Transaction } from '#infra'
import { removePublicacoes } from '#publicacao'

import type { VersaoRow } from './conteudo.repository.ts'
import { findEditado, listEditados, type Alvo } from './find-editado.ts'
import { endVersoes, listCarrosseisDe } from './publish-rascunho.ts'

/**
 * Throws a version away that nobody saw: the draft, or one that was to begin later; of the home and of a page with those of its carousels that came with it.
 * Errors: `nao_encontrado` of what shoppers saw, too.
 */
export async function removeVersao(
  tx: Transaction,
  quem: Quem,
  alvo: Alvo,
  { idpublicacao, versao }: { idpublicacao: string; versao: number | undefined },
): Promise<number> {
  await lockCatalogo(tx, quem.idfornecedor)
  const { rascunho, agendadas } = await findEditado(tx, quem.idfornecedor, alvo)
  const qual = [rascunho, ...agendadas].find((cada) => cada?.idpublicacao === idpublicacao)
  if (!qual) return 0
  const quantas = await removePublicacoes(tx, quem, [{ idpublicacao, versao: versao ?? qual.versao }])
  await removePublicacoes(tx, quem, await listDosCarrosseis(tx, quem, alvo, qual))
  return quantas
}

/** Drafts of the carousels of a draft; of what was to begin later those that were to begin with it. */
async function listDosCarrosseis(tx: Transaction, { idfornecedor }: Quem, { tipo }: Alvo, inicio: VersaoRow) {
  const idconteudos = listCarrosseisDe(tipo, inicio)
  const carrosseis = await listEditados(tx, idfornecedor, { tipo: 'CARROSSEL', idconteudos })
  return [...carrosseis.values()]
    .flatMap(({ rascunho, agendadas }) =>
      inicio.estado === 'RASCUNHO'
        ? (rascunho ?? [])
        : agendadas.filter(({ de }) => de?.getTime() === inicio.de?.getTime()),
    )
    .map(({ idpublicacao, versao }) => ({ idpublicacao, versao }))
}

/** Takes a piece of content off the air, whatever lies below what is shown. Errors: `nao_encontrado` where nothing is shown. */
export async function endConteudo(tx: Transaction, quem: Quem, alvo: Alvo): Promise<void> {
  await lockCatalogo(tx, quem.idfornecedor)
  const { vigentes } = await findEditado(tx, quem.idfornecedor, alvo)
  if (vigentes.length === 0) throw new Falha('nao_encontrado')
  await endVersoes(tx, quem, { tipo: alvo.tipo, vigentes, quando: new Date().toISOString() })
}
