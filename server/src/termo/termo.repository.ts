import type { CadastroTermo, TermoUso } from '@vitrine/contract'

import { asLinha, asLinhas } from '#coluna'
import type { Db, Fragment, Transaction } from '#infra'

type TermoRow = Omit<TermoUso, 'publicado_em'> & { publicado_em: Date }

/** A version of the terms, or the one in force; null when there is none. */
export async function findTermo(db: Db, versao: string | null): Promise<TermoRow | null> {
  const [row] = await db<TermoRow[]>`
    select versao, titulo, resumo, texto, publicado_em from termo_uso
    where publicado_em <= now() and (${versao}::text is null or versao = ${versao})
    order by publicado_em desc, versao desc limit 1`
  return row ?? null
}

/** Condition: the login has accepted the terms in force, or there are none. */
export function hasAceite(db: Db, idusuario: string | Fragment | null): Fragment {
  return db`not exists (
    select 1 from (select versao from termo_uso where publicado_em <= now() order by publicado_em desc, versao desc limit 1) t
    where not exists (select 1 from aceite_termo a where a.idusuario = ${idusuario} and a.versao = t.versao))`
}

/** Keeps an acceptance; the same again changes nothing. */
export async function insertAceite(
  db: Db,
  aceite: {
    idaceite: string
    idusuario: string
    idcliente: string
    idfornecedor: string | null
    versao: string
    /** Of the store's own documents, as they stood: 'privacidade/3'. */
    documentos: readonly string[]
    ip: string
    agente: string
  },
): Promise<void> {
  await db`insert into aceite_termo ${asLinha(db, 'aceite_termo', aceite)} on conflict do nothing`
}

/** Every version that there is; nobody else publishes one until the transaction ends. */
export async function lockTermos(tx: Transaction): Promise<{ versao: string; publicado_em: Date }[]> {
  await tx`select pg_advisory_xact_lock(hashtextextended('termo_uso', 0))`
  return tx<{ versao: string; publicado_em: Date }[]>`select versao, publicado_em from termo_uso`
}

export async function insertTermos(
  db: Db,
  termos: readonly (CadastroTermo & { publicado_por: string | null })[],
): Promise<void> {
  if (termos.length > 0) await db`insert into termo_uso ${asLinhas(db, 'termo_uso', termos)}`
}
