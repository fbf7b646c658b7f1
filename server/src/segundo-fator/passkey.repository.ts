import { createHash, randomBytes } from 'node:crypto'

import type { Db, Transaction } from '#infra'

/** A passkey as it is kept; all that is asked of it is in here. */
export interface PasskeyRow {
  idpasskey: string
  idusuario: string
  idcredencial: Buffer
  chave_publica: Buffer
  contador: number
  nome: string
  criada_em: Date
  usada_em: Date | null
}

/** Minutes that a challenge waits for its answer. */
const MINUTOS = 5
const DESAFIO_BYTES = 32

const hashDesafio = (desafio: string) => createHash('sha256').update(desafio).digest()

/** A new challenge (256 random bits, base64url): for a new passkey of this login, or for whoever enters (null). */
export async function createDesafio(db: Db, idusuario: string | null): Promise<string> {
  const desafio = randomBytes(DESAFIO_BYTES).toString('base64url')
  await db`
    with fora as (delete from desafio_passkey where expira_em < now())
    insert into desafio_passkey (desafio_hash, idusuario, expira_em)
    values (${hashDesafio(desafio)}, ${idusuario}, now() + make_interval(mins => ${MINUTOS}))`
  return desafio
}

/** Uses a challenge up, whatever becomes of its answer; false: it was used, is over, is of another login or for something else. */
export async function takeDesafio(db: Db, desafio: string, idusuario: string | null): Promise<boolean> {
  const rows = await db`
    delete from desafio_passkey
    where desafio_hash = ${hashDesafio(desafio)} and expira_em > now() and idusuario is not distinct from ${idusuario} returning 1`
  return rows.length === 1
}

/** Passkeys of a login, the oldest first. */
export async function listPasskeys(db: Db, idusuario: string): Promise<PasskeyRow[]> {
  return db<PasskeyRow[]>`
    select idpasskey, idusuario, idcredencial, chave_publica, contador::float8 as contador, nome, criada_em, usada_em
    from passkey where idusuario = ${idusuario} order by criada_em, idpasskey limit 100`
}

/** The passkey of a credential; null: it is none, or was removed. */
export async function findPasskey(db: Db, idcredencial: string): Promise<PasskeyRow | null> {
  const [row] = await db<PasskeyRow[]>`
    select idpasskey, idusuario, idcredencial, chave_publica, contador::float8 as contador, nome, criada_em, usada_em
    from passkey where idcredencial = ${Buffer.from(idcredencial, 'base64url')}`
  return row ?? null
}

/** False: the credential is somebody's already. */
export async function insertPasskey(
  tx: Transaction,
  nova: Pick<PasskeyRow, 'idpasskey' | 'idusuario' | 'idcredencial' | 'chave_publica' | 'contador' | 'nome'>,
): Promise<boolean> {
  const rows = await tx`
    insert into passkey (idpasskey, idusuario, idcredencial, chave_publica, contador, nome)
    values (${nova.idpasskey}, ${nova.idusuario}, ${nova.idcredencial}, ${nova.chave_publica}, ${nova.contador}, ${nova.nome})
    on conflict (idcredencial) do nothing returning 1`
  return rows.length === 1
}

/** Keeps that a passkey was used, and what its authenticator counted; false: it was removed, or was used meanwhile. */
export async function usePasskey(
  db: Db,
  { idpasskey, contador }: PasskeyRow,
  novo: number,
): Promise<boolean> {
  const rows = await db`
    update passkey set contador = ${novo}, usada_em = now() where idpasskey = ${idpasskey} and contador = ${contador} returning 1`
  return rows.length === 1
}

/** Takes one off a login, or all (null); answers their names. */
export async function deletePasskeys(
  tx: Transaction,
  idusuario: string,
  idpasskey: string | null,
): Promise<string[]> {
  const rows = await tx<{ nome: string }[]>`
    delete from passkey where idusuario = ${idusuario} and (${idpasskey}::uuid is null or idpasskey = ${idpasskey}) returning nome`
  return rows.map(({ nome }) => nome)
}
