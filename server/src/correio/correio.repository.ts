import type { Db } from '#infra'

import type { Carta } from './compose.ts'

export interface CartaRow extends Carta {
  idfornecedor: string | null
  criado_em: Date
  enviado_em: Date | null
}

/** Puts a letter in the outbox; the same fact (`chave`) never twice. */
export async function insertCarta(
  db: Db,
  carta: Carta,
  { idfornecedor, chave }: { idfornecedor: string; chave: string },
): Promise<void> {
  await db`
    insert into correio (idcorreio, idfornecedor, para, assunto, texto, chave)
    values (${carta.idcorreio}, ${idfornecedor}, ${carta.para}, ${carta.assunto}, ${carta.texto}, ${chave})
    on conflict (chave) do nothing`
}

/** The same for many at once: one statement. */
export async function insertCartas(
  db: Db,
  cartas: readonly (Carta & { idfornecedor: string; chave: string })[],
): Promise<void> {
  await db`
    insert into correio (idcorreio, idfornecedor, para, assunto, texto, chave)
    select * from jsonb_to_recordset(${db.json(cartas as never)}) as c(idcorreio uuid, idfornecedor uuid, para text, assunto text, texto text, chave text)
    on conflict (chave) do nothing`
}

/** Takes up to `limit` unsent letters for this transaction alone; other workers skip them. */
export async function takeUnsent(db: Db, limit: number): Promise<CartaRow[]> {
  return db<CartaRow[]>`
    select idcorreio, idfornecedor, para, assunto, texto, criado_em, enviado_em from correio
    where enviado_em is null order by criado_em limit ${limit} for update skip locked`
}

export async function markSent(db: Db, ids: readonly string[]): Promise<void> {
  await db`update correio set enviado_em = now() where idcorreio = any(${ids as string[]})`
}

/** The newest letters, for the demo's mailbox page. */
export async function listCartas(db: Db, limit: number): Promise<CartaRow[]> {
  return db<CartaRow[]>`
    select idcorreio, idfornecedor, para, assunto, texto, criado_em, enviado_em from correio order by criado_em desc limit ${limit}`
}
