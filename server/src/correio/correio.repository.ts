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
  /** `secreta`: there is a link or a code in it that nobody reads once it is sent. */
  { idfornecedor, chave, secreta = false }: { idfornecedor: string | null; chave: string; secreta?: boolean },
): Promise<void> {
  await db`
    insert into correio (idcorreio, idfornecedor, para, assunto, texto, chave, secreta)
    values (${carta.idcorreio}, ${idfornecedor}, ${carta.para}, ${carta.assunto}, ${carta.texto}, ${chave}, ${secreta})
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

/** Takes up to `limit` letters that are due for this transaction alone; other workers skip them. */
export async function takeUnsent(db: Db, limit: number): Promise<CartaRow[]> {
  return db<CartaRow[]>`
    select idcorreio, idfornecedor, para, assunto, texto, criado_em, enviado_em from correio
    where enviado_em is null and desistiu_em is null and proxima_em <= now()
    order by proxima_em limit ${limit} for update skip locked`
}

export async function markSent(db: Db, ids: readonly string[], apagaSecretas: boolean): Promise<void> {
  await db`
    update correio set enviado_em = now(), texto = case when secreta and ${apagaSecretas} then '' else texto end
    where idcorreio = any(${ids as string[]})`
}

/** Tried again after 1, 2, 4 … minutes, at most every six hours; given up after twelve times. */
export async function markFailed(db: Db, ids: readonly string[]): Promise<void> {
  await db`
    update correio set tentativas = tentativas + 1,
      proxima_em = now() + least(interval '1 minute' * power(2, tentativas), interval '6 hours'),
      desistiu_em = case when tentativas >= 11 then now() end
    where idcorreio = any(${ids as string[]})`
}

/** The newest letters, for the demo's mailbox page. */
export async function listCartas(db: Db, limit: number): Promise<CartaRow[]> {
  return db<CartaRow[]>`
    select idcorreio, idfornecedor, para, assunto, texto, criado_em, enviado_em from correio order by criado_em desc limit ${limit}`
}
