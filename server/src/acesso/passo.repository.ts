import type { Papel, ProvaDaSessao } from '@vitrine/contract'

import type { Db } from '#infra'

import { hashToken } from './sessao.repository.ts'

/** The session that a login ends in. */
export interface QuemEntra {
  idusuario: string
  idcliente: string | null
  idfornecedor: string | null
  papel: Papel
  tokenorigin: string
}

/** Minutes that a right password waits for the second proof. */
const MINUTOS = 5
/** Codes that may be tried with one right password. */
const MAX_TENTATIVAS = 5

/** What a login is asked besides its password; none: nothing. */
export async function listFormas(db: Db, idusuario: string): Promise<ProvaDaSessao[]> {
  const [row] = await db<{ aplicativo: boolean; passkey: boolean; codigos: boolean }[]>`
    select exists (select from fator_totp t where t.idusuario = u.idusuario and t.confirmado_em is not null) as aplicativo,
      exists (select from passkey p where p.idusuario = u.idusuario) as passkey,
      exists (select from codigo_recuperacao c where c.idusuario = u.idusuario and c.usado_em is null) as codigos
    from usuario u where u.idusuario = ${idusuario} and u.segundo_fator`
  if (!row) return []
  return [
    ...(row.aplicativo ? ['APLICATIVO' as const] : []),
    ...(row.passkey ? ['PASSKEY' as const] : []),
    ...(row.codigos ? ['RECUPERACAO' as const] : []),
  ]
}

/** Whether a second proof is asked of a login. */
export async function hasSegundoFator(db: Db, idusuario: string): Promise<boolean> {
  const [row] = await db<
    { segundo_fator: boolean }[]
  >`select segundo_fator from usuario where idusuario = ${idusuario}`
  return row?.segundo_fator === true
}

/** What the session of this token was proven by, if it is of this login and living. */
export async function findProva(
  db: Db,
  { token, idusuario }: { token: string; idusuario: string },
): Promise<ProvaDaSessao | null> {
  const [row] = await db<{ prova: ProvaDaSessao | null }[]>`
    select prova from sessao where token_hash = ${hashToken(token)} and idusuario = ${idusuario} and expira_em > now() and idvisao is null`
  return row?.prova ?? null
}

/** Remembers a right password for some minutes; those before of the same login are over. */
export async function insertPasso(db: Db, token: string, quem: QuemEntra): Promise<void> {
  await db`
    with fora as (delete from passo_login where expira_em < now())
    insert into passo_login (token_hash, idusuario, idcliente, idfornecedor, papel, tokenorigin, expira_em)
    values (${hashToken(token)}, ${quem.idusuario}, ${quem.idcliente}, ${quem.idfornecedor}, ${quem.papel}, ${quem.tokenorigin}, now() + make_interval(mins => ${MINUTOS}))`
}

/** Counts a try with a step; null: there is none, it is over, or was tried too often. */
export async function tryPasso(db: Db, token: string): Promise<QuemEntra | null> {
  const [row] = await db<QuemEntra[]>`
    update passo_login set tentativas = tentativas + 1
    where token_hash = ${hashToken(token)} and expira_em > now() and tentativas < ${MAX_TENTATIVAS}
    returning idusuario, idcliente, idfornecedor, papel, tokenorigin`
  return row ?? null
}

/** Uses a step up: of two at the same moment one finds it gone. */
export async function takePasso(db: Db, token: string): Promise<boolean> {
  const rows = await db`delete from passo_login where token_hash = ${hashToken(token)} returning 1`
  return rows.length === 1
}
