import { SEM_SENHA, SENHA_REMOVIDA, SENHA_TRANCADA, type Sql } from '#infra'

/** Logins of the demo that are still open. Only their ids are made of names (UUID version 8). */
export async function listLoginsDaDemo(sql: Sql): Promise<string[]> {
  const rows = await sql<{ idusuario: string }[]>`
    select idusuario from usuario where substr(idusuario::text, 15, 1) = '8' and senha_hash not in ${sql([SENHA_TRANCADA, SEM_SENHA, SENHA_REMOVIDA])}
    union
    select idusuario from apikey where substr(idapikeys::text, 15, 1) = '8' and revogada_em is null`
  return rows.map(({ idusuario }) => idusuario)
}

/** No password opens them, no key, no session that is under way; what they bought and sold stays. */
export async function lockLogins(sql: Sql, idsusuario: readonly string[]): Promise<void> {
  const ids = idsusuario as string[]
  await sql.begin(async (tx) => {
    await tx`update usuario set senha_hash = ${SENHA_TRANCADA}, operador = false where idusuario = any(${ids})`
    await tx`update apikey set revogada_em = now() where idusuario = any(${ids}) and revogada_em is null`
    await tx`delete from equipe where idusuario = any(${ids})`
    await tx`delete from sessao where idusuario = any(${ids})`
  })
}
