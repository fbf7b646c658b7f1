import type { TipoPublicacao } from '@vitrine/contract'

import type { Db } from '#infra'

/** A version as it is kept. */
export interface VersaoRow {
  idconteudo: string
  idpublicacao: string
  numero: number
  estado: 'RASCUNHO' | 'PUBLICADA'
  chave: string
  de: Date | null
  ate: Date | null
  publicada_em: Date | null
  criada_em: Date
  dados: Record<string, unknown>
  versao: number
}

export interface ResumoRow {
  idconteudo: string
  chave: string
  titulo: string
  no_ar: boolean
  agendado: boolean
  publicado: boolean
  tem_rascunho: boolean
  mudado_em: Date
}

const MAX_CONTEUDOS = 500
/** Of one piece: a draft, what is shown, and what begins later. */
const MAX_VIVAS = 2000
const POR_PAGINA = 10

/** The pieces of one kind, by title; a title is that of the version written last. */
export async function listResumos(db: Db, idfornecedor: string, tipo: TipoPublicacao): Promise<ResumoRow[]> {
  return db<ResumoRow[]>`
    select r.*, u.chave, coalesce(u.dados ->> 'titulo', u.dados #>> '{traducoes,pt-BR,titulo}', '') as titulo
    from (
      select idconteudo, max(numero) as numero, max(coalesce(publicada_em, criada_em)) as mudado_em,
        bool_or(estado = 'PUBLICADA' and coalesce(de <= now(), true) and coalesce(ate > now(), true)) as no_ar,
        bool_or(estado = 'PUBLICADA' and coalesce(de > now(), false)) as agendado,
        bool_or(estado = 'PUBLICADA') as publicado, bool_or(estado = 'RASCUNHO') as tem_rascunho
      from publicacao where idfornecedor = ${idfornecedor} and tipo = ${tipo} group by idconteudo
    ) r
    join publicacao u on u.idfornecedor = ${idfornecedor} and u.tipo = ${tipo} and u.idconteudo = r.idconteudo and u.numero = r.numero
    order by titulo, u.chave limit ${MAX_CONTEUDOS}`
}

/** Of these pieces: drafts, and published versions whose time is not over. */
export async function listVivas(
  db: Db,
  idfornecedor: string,
  { tipo, idconteudos }: { tipo: TipoPublicacao; idconteudos: readonly string[] },
): Promise<VersaoRow[]> {
  return db<VersaoRow[]>`
    select idconteudo, idpublicacao, numero, estado, chave, de, ate, publicada_em, criada_em, dados, versao from publicacao
    where idfornecedor = ${idfornecedor} and tipo = ${tipo} and idconteudo = any(${idconteudos as string[]}::uuid[])
      and (estado = 'RASCUNHO' or ate is null or ate > now())
    order by idconteudo, numero limit ${MAX_VIVAS}`
}

/** Versions of one piece, the newest first, older than number `antes`. */
export async function listVersoes(
  db: Db,
  idfornecedor: string,
  { tipo, idconteudo, antes }: { tipo: TipoPublicacao; idconteudo: string; antes: number | undefined },
): Promise<{ data: VersaoRow[]; cursor: number | null }> {
  const rows = await db<VersaoRow[]>`
    select idconteudo, idpublicacao, numero, estado, chave, de, ate, publicada_em, criada_em, dados, versao from publicacao
    where idfornecedor = ${idfornecedor} and tipo = ${tipo} and idconteudo = ${idconteudo}
      and numero < ${antes ?? 2_147_483_647}
    order by numero desc limit ${POR_PAGINA + 1}`
  const data = rows.slice(0, POR_PAGINA)
  return { data, cursor: rows.length > POR_PAGINA ? (data.at(-1)?.numero ?? null) : null }
}
