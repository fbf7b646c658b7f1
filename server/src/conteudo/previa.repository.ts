import type { TipoComPrevia } from '@vitrine/contract'

import { hashToken } from '#acesso'
import type { Db } from '#infra'

/** How long a link shows a draft. */
const HORAS = 24

/** What a link shows: which piece it is for, kinds whose drafts it shows, as whom. */
export interface PreviaRow {
  tipo: TipoComPrevia
  idconteudo: string
  rascunhos: readonly TipoComPrevia[]
  grupo: string | null
}

/** Writes a link to drafts and forgets those of this store that are over; answers until when it is good. */
export async function insertPrevia(
  db: Db,
  idfornecedor: string,
  { tipo, idconteudo, rascunhos, grupo, codigo }: PreviaRow & { codigo: string },
): Promise<Date> {
  const [row] = await db<{ expira_em: Date }[]>`
    with passadas as (delete from previa where idfornecedor = ${idfornecedor} and expira_em < now())
    insert into previa (idfornecedor, codigo_hash, tipo, idconteudo, rascunhos, grupo, expira_em)
    values (${idfornecedor}, ${hashToken(codigo)}, ${tipo}, ${idconteudo}, ${[...rascunhos]}, ${grupo}, now() + make_interval(hours => ${HORAS}))
    returning expira_em`
  if (!row) throw new Error('a row that was inserted was not answered')
  return row.expira_em
}

/** What a link shows; undefined: it is none of this store, or over. */
export async function findPrevia(
  db: Db,
  idfornecedor: string,
  codigo: string,
): Promise<PreviaRow | undefined> {
  const [row] = await db<PreviaRow[]>`
    select tipo, idconteudo, case when rascunhos = '{}' then array[tipo] else rascunhos end as rascunhos, grupo from previa
    where codigo_hash = ${hashToken(codigo)} and idfornecedor = ${idfornecedor} and expira_em > now()`
  return row
}

/** The page that is or will be found under this name; its draft first. */
export async function findPaginaEscrita(
  db: Db,
  idfornecedor: string,
  slug: string,
): Promise<string | undefined> {
  const [row] = await db<{ idconteudo: string }[]>`
    select idconteudo from publicacao
    where idfornecedor = ${idfornecedor} and tipo = 'PAGINA' and chave = ${slug} and (estado = 'RASCUNHO' or ate is null or ate > now())
    order by estado = 'RASCUNHO' desc, numero desc limit 1`
  return row?.idconteudo
}
