import type { Db, Transaction } from '#infra'

import { selectRequerimento, type RequerimentoRow } from './titular.repository.ts'

/** A person at one store. */
export interface Titular {
  idfornecedor: string
  idcliente: string
}

/** What somebody asked of a store itself or the store wrote down of it, the newest first; not what the shop did at once. */
export function listMeus(
  db: Db,
  { idfornecedor, idcliente }: Titular,
  limite: number,
): Promise<RequerimentoRow[]> {
  return db<RequerimentoRow[]>`
    ${selectRequerimento(db, idfornecedor)} and r.idcliente = ${idcliente} and not r.automatico
    order by r.criado_em desc, r.idrequerimento desc limit ${limite}`
}

/** One of them; whoever changes it next waits for this transaction. */
export async function lockMeu(
  tx: Transaction,
  { idfornecedor, idcliente }: Titular,
  idrequerimento: string,
): Promise<RequerimentoRow | undefined> {
  const [row] = await tx<RequerimentoRow[]>`
    ${selectRequerimento(tx, idfornecedor)} and r.idcliente = ${idcliente} and r.idrequerimento = ${idrequerimento} and not r.automatico
    for update of r`
  return row
}

/** What one person asks of one store comes one after the other, so that what it asked already is counted. */
export async function lockTitular(tx: Transaction, { idfornecedor, idcliente }: Titular): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`titular:${idfornecedor}:${idcliente}`}, 176))`
}

/** What somebody asked from the shop's page: how much of it waits, and how much is of the last 24 hours. */
export async function countMeus(
  db: Db,
  { idfornecedor, idcliente }: Titular,
): Promise<{ abertos: number; recentes: number }> {
  const [row] = await db<{ abertos: number; recentes: number }[]>`
    select (count(*) filter (where estado = 'ABERTO'))::int as abertos, (count(*) filter (where criado_em > now() - interval '24 hours'))::int as recentes
    from requerimento where idfornecedor = ${idfornecedor} and idcliente = ${idcliente} and canal = 'LOJA' and not automatico`
  return row ?? { abertos: 0, recentes: 0 }
}

/** How a person is called and reached that the store has not registered; of the others the store reads it where it is. */
export async function findNaoCadastrado(
  db: Db,
  { idfornecedor, idcliente }: Titular,
  idusuario: string,
): Promise<{ nome: string; contato: string } | undefined> {
  const [row] = await db<{ nome: string; contato: string }[]>`
    select left(nome, 120) as nome, left(email, 120) as contato from usuario where idusuario = ${idusuario} and not exists (
      select from cadastroextracliente x where x.idfornecedor = ${idfornecedor} and x.idcliente = ${idcliente})`
  return row
}
