import { hashToken } from '#acesso'
import type { RascunhoDoDetalhe } from '#detalhe'
import type { Db } from '#infra'

/** Most links to products that a store has at once: of more, those that end first are over. */
const MAX_PREVIAS = 100

/** What a link shows of a product, as whom. */
interface PreviaDeProduto {
  idfornecedor: string
  idconteudo: string
  grupo: string | null
  rascunho: RascunhoDoDetalhe
}

/** Writes a link, good for an hour, and forgets those of this store that are over; answers until when it is good. */
export async function insertPreviaDeProduto(
  db: Db,
  { idfornecedor, idconteudo, grupo, rascunho }: PreviaDeProduto,
  codigo: string,
): Promise<Date> {
  const [row] = await db<{ expira_em: Date }[]>`
    with passadas as (
      delete from previa where idfornecedor = ${idfornecedor} and (expira_em < now() or codigo_hash in (
        select codigo_hash from previa where idfornecedor = ${idfornecedor} and tipo = 'PRODUTO'
        order by expira_em desc offset ${MAX_PREVIAS - 1}))
    )
    insert into previa (idfornecedor, codigo_hash, tipo, idconteudo, grupo, produto, expira_em)
    values (${idfornecedor}, ${hashToken(codigo)}, 'PRODUTO', ${idconteudo}, ${grupo}, ${db.json(rascunho as never)}, now() + interval '1 hour')
    returning expira_em` // plain rows; postgres.js wants an index signature
  if (!row) throw new Error('a row that was inserted was not answered')
  return row.expira_em
}

/** A link shows this from now on, for an hour more; undefined: it is none of this product, or over. */
export async function updatePreviaDeProduto(
  db: Db,
  { idfornecedor, idconteudo, grupo, rascunho }: PreviaDeProduto,
  codigo: string,
): Promise<Date | undefined> {
  const [row] = await db<{ expira_em: Date }[]>`
    update previa set produto = ${db.json(rascunho as never)}, grupo = ${grupo}, expira_em = now() + interval '1 hour'
    where codigo_hash = ${hashToken(codigo)} and idfornecedor = ${idfornecedor} and tipo = 'PRODUTO'
      and idconteudo = ${idconteudo} and expira_em > now()
    returning expira_em` // plain rows; postgres.js wants an index signature
  return row?.expira_em
}
