import type { ConteudoEditado, TipoPublicacao, VersaoDoConteudo } from '@vitrine/contract'
import { chooseVivas, isEmVigor } from '@vitrine/rules/publicacao'

import type { Db } from '#infra'

import { listVivas, type VersaoRow } from './conteudo.repository.ts'

/** A piece of content: its kind and its id. */
export interface Alvo {
  tipo: TipoPublicacao
  idconteudo: string
}

/** A piece of content as it stands, rows as they are kept. */
export interface Editado {
  rascunho: VersaoRow | null
  no_ar: VersaoRow | null
  /** Published, and in force now: what `no_ar` stands over too. */
  vigentes: VersaoRow[]
  agendadas: VersaoRow[]
}

export async function findEditado(
  db: Db,
  idfornecedor: string,
  { tipo, idconteudo }: Alvo,
): Promise<Editado> {
  return toEditado(await listVivas(db, idfornecedor, { tipo, idconteudos: [idconteudo] }))
}

/** Of each of these pieces what is known of it. */
export async function listEditados(
  db: Db,
  idfornecedor: string,
  { tipo, idconteudos }: { tipo: TipoPublicacao; idconteudos: readonly string[] },
): Promise<Map<string, Editado>> {
  if (idconteudos.length === 0) return new Map()
  const rows = await listVivas(db, idfornecedor, { tipo, idconteudos })
  const porId = Map.groupBy(rows, ({ idconteudo }) => idconteudo)
  return new Map([...porId].map(([id, dele]) => [id, toEditado(dele)]))
}

/** Of one piece, in the order of their numbers. */
function toEditado(rows: readonly VersaoRow[], agora = Date.now()): Editado {
  const publicadas = rows
    .filter(({ estado }) => estado === 'PUBLICADA')
    .map((row) => ({ row, ...row, de: row.de?.getTime() ?? null, ate: row.ate?.getTime() ?? null }))
  return {
    rascunho: rows.findLast(({ estado }) => estado === 'RASCUNHO') ?? null,
    no_ar: chooseVivas(publicadas, agora)[0]?.row ?? null,
    vigentes: publicadas.filter((versao) => isEmVigor(versao, agora)).map(({ row }) => row),
    agendadas: publicadas.filter(({ de }) => de !== null && de > agora).map(({ row }) => row),
  }
}

/** As a call answers it. */
export function toResposta({ idconteudo }: Alvo, { rascunho, no_ar, agendadas }: Editado): ConteudoEditado {
  return {
    idconteudo,
    rascunho: rascunho && toVersao(rascunho),
    no_ar: no_ar && toVersao(no_ar),
    agendadas: agendadas.map(toVersao),
  }
}

export function toVersao({ idconteudo: _de, ...row }: VersaoRow): VersaoDoConteudo {
  const { de, ate, publicada_em, criada_em } = row
  return {
    ...row,
    de: de && de.toISOString(),
    ate: ate && ate.toISOString(),
    publicada_em: publicada_em && publicada_em.toISOString(),
    criada_em: criada_em.toISOString(),
  }
}
