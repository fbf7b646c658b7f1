import { conteudoInicio, paginasEstaticas, type TipoPublicacao } from '@vitrine/contract'

import { lockCatalogo, type Quem } from '#cadastro'
import { wearInicio } from '#fornecedor'
import { Falha, type Transaction } from '#infra'

import type { VersaoRow } from './conteudo.repository.ts'
import { findEditado, listEditados, type Alvo, type Editado } from './find-editado.ts'
import { saveVersoes } from './save-versoes.ts'
import { checkVersao } from './write-rascunho.ts'

interface Publicada {
  de: string | null
  ate: string | null
  versao: number | null
}

/**
 * Publishes the draft of a piece of content. From now on and for ever, it ends what is shown so far, so that what is in force stays short;
 * from a later moment on, or for a time, what is shown goes on below it. The home and a page take the drafts of their carousels with them. Errors:
 * `nao_encontrado` without a draft, `cadastro_mudou`, `entrada_invalida`.
 */
export async function publishRascunho(
  tx: Transaction,
  quem: Quem,
  alvo: Alvo,
  { de, ate, versao }: Publicada,
): Promise<void> {
  await lockCatalogo(tx, quem.idfornecedor)
  const editado = await findEditado(tx, quem.idfornecedor, alvo)
  if (!editado.rascunho) throw new Falha('nao_encontrado')
  checkVersao(editado.rascunho, versao)
  const agora = new Date().toISOString()
  if (de !== null && de <= agora)
    throw new Falha('entrada_invalida', { campos: { de: 'Este momento já passou.' } })
  const prazo = { de: de ?? agora, ate, isJa: de === null }
  await publishUm(tx, quem, alvo, { editado, prazo })
  const idconteudos = listCarrosseisDe(alvo.tipo, editado.rascunho)
  const carrosseis = await listEditados(tx, quem.idfornecedor, { tipo: 'CARROSSEL', idconteudos })
  for (const [idconteudo, dele] of carrosseis)
    if (dele.rascunho) await publishUm(tx, quem, { tipo: 'CARROSSEL', idconteudo }, { editado: dele, prazo })
  if (alvo.tipo === 'INICIO') await wearInicio(tx, quem)
}

interface Prazo {
  de: string
  ate: string | null
  isJa: boolean
}

async function publishUm(
  tx: Transaction,
  quem: Quem,
  { tipo }: Alvo,
  { editado, prazo: { de, ate, isJa } }: { editado: Editado; prazo: Prazo },
): Promise<void> {
  const { rascunho, vigentes } = editado
  if (!rascunho) return
  const { idpublicacao, dados, versao } = rascunho
  await saveVersoes(tx, quem, tipo, [{ idpublicacao, estado: 'PUBLICADA', de, ate, dados, versao }])
  if (isJa && ate === null) await endVersoes(tx, quem, { tipo, vigentes, quando: de })
}

/** What is shown no more from a moment on. */
export async function endVersoes(
  tx: Transaction,
  quem: Quem,
  { tipo, vigentes, quando }: { tipo: Alvo['tipo']; vigentes: readonly VersaoRow[]; quando: string },
): Promise<void> {
  await saveVersoes(
    tx,
    quem,
    tipo,
    vigentes.map(({ idpublicacao, versao }) => ({ idpublicacao, ate: quando, versao })),
  )
}

/** Carousels that a version of the home or of a page names; other content names none. */
export function listCarrosseisDe(tipo: TipoPublicacao, { dados }: Pick<VersaoRow, 'dados'>): string[] {
  const partes = {
    INICIO: () => conteudoInicio.dados.safeParse(dados).data?.secoes,
    PAGINA: () => paginasEstaticas.dados.safeParse(dados).data?.blocos,
  }
  const ditas = tipo === 'INICIO' || tipo === 'PAGINA' ? (partes[tipo]() ?? []) : []
  return [...new Set(ditas.flatMap((parte) => (parte.tipo === 'CARROSSEL' ? parte.idcarrossel : [])))]
}
