import { hashToken } from '#acesso'
import type { Db } from '#infra'

import type { Alvo } from './find-editado.ts'

/** How long a link shows a draft. */
const HORAS = 24

/** Writes a link to a draft and forgets those of this store that are over; answers until when it is good. */
export async function insertPrevia(
  db: Db,
  idfornecedor: string,
  { tipo, idconteudo, codigo }: Alvo & { codigo: string },
): Promise<Date> {
  const [row] = await db<{ expira_em: Date }[]>`
    with passadas as (delete from previa where idfornecedor = ${idfornecedor} and expira_em < now())
    insert into previa (idfornecedor, codigo_hash, tipo, idconteudo, expira_em)
    values (${idfornecedor}, ${hashToken(codigo)}, ${tipo}, ${idconteudo}, now() + make_interval(hours => ${HORAS}))
    returning expira_em`
  if (!row) throw new Error('a row that was inserted was not answered')
  return row.expira_em
}

/** Which piece a link shows; undefined: it is none of this store, or over. */
export async function findPrevia(
  db: Db,
  idfornecedor: string,
  { tipo, codigo }: { tipo: Alvo['tipo']; codigo: string },
): Promise<string | undefined> {
  const [row] = await db<{ idconteudo: string }[]>`
    select idconteudo from previa
    where codigo_hash = ${hashToken(codigo)} and idfornecedor = ${idfornecedor} and tipo = ${tipo} and expira_em > now()`
  return row?.idconteudo
}
