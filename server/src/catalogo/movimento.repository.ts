import type { TipoDeMovimento } from '@vitrine/contract'

import type { Db } from '#infra'

export interface MovimentoRow {
  idmovimento: number
  tipo: TipoDeMovimento
  /** In 1/1,000 unit; null: not counted. */
  antes: number | null
  depois: number | null
  quando: Date
  numpedido: number | null
  motivo: string
  nota: string
  ator: string | null
  idusuario: string | null
  idapikeys: string | null
  desfeito: boolean
}

interface QualProduto {
  idfornecedor: string
  idcadastroextraproduto: string
}

const colunas = (db: Db) => db`
  m.idmovimento, m.tipo, m.antes, m.depois, m.quando, m.numpedido, m.motivo, m.nota, m.ator, m.idusuario, m.idapikeys,
  exists (
    select from movimento_estoque d
    where d.idfornecedor = m.idfornecedor and d.idcadastroextraproduto = m.idcadastroextraproduto and d.desfaz = m.idmovimento
  ) as desfeito`

const doProduto = (db: Db, { idfornecedor, idcadastroextraproduto }: QualProduto) => db`
  from movimento_estoque m
  where m.idfornecedor = ${idfornecedor} and m.idcadastroextraproduto = ${idcadastroextraproduto}`

/** One page before a movement, the newest first; the first page before none. */
export function listMovimentos(
  db: Db,
  qual: QualProduto,
  { antesDe, limit }: { antesDe: number | null; limit: number },
): Promise<MovimentoRow[]> {
  return db<MovimentoRow[]>`
    select ${colunas(db)} ${doProduto(db, qual)} ${antesDe === null ? db`` : db`and m.idmovimento < ${antesDe}::bigint`}
    order by m.idmovimento desc limit ${limit}`
}

export async function findMovimento(
  db: Db,
  qual: QualProduto,
  idmovimento: number,
): Promise<MovimentoRow | undefined> {
  const [row] = await db<MovimentoRow[]>`
    select ${colunas(db)} ${doProduto(db, qual)} and m.idmovimento = ${idmovimento}::bigint`
  return row
}

/** The one that a screen sent under this key. */
export async function findEnviado(
  db: Db,
  qual: QualProduto,
  chave_idempotencia: string,
): Promise<MovimentoRow | undefined> {
  const [row] = await db<MovimentoRow[]>`
    select ${colunas(db)} ${doProduto(db, qual)} and m.chave_idempotencia = ${chave_idempotencia}`
  return row
}

/** The one that takes another back. */
export async function findVolta(
  db: Db,
  qual: QualProduto,
  desfaz: number,
): Promise<MovimentoRow | undefined> {
  const [row] = await db<MovimentoRow[]>`
    select ${colunas(db)} ${doProduto(db, qual)} and m.desfaz = ${desfaz}::bigint`
  return row
}

export async function hasProduto(
  db: Db,
  { idfornecedor, idcadastroextraproduto }: QualProduto,
): Promise<boolean> {
  const [row] = await db`
    select 1 from produto where idfornecedor = ${idfornecedor} and idcadastroextraproduto = ${idcadastroextraproduto}`
  return row !== undefined
}
