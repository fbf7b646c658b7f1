import type { Papel } from '@vitrine/contract'

import type { Db } from '#infra'

export interface LoginToken {
  idusuario: string
  idcliente: string
  idfornecedor: string
  email: string
  host: string
  papel: Papel
}

export async function insertLoginToken(
  db: Db,
  tokenHash: Buffer,
  { idusuario, idcliente, idfornecedor, email, host, papel }: LoginToken,
  segundos: number,
): Promise<void> {
  await db`
    insert into login_token (token_hash, idusuario, idcliente, idfornecedor, email, host, papel, expira_em)
    values (${tokenHash}, ${idusuario}, ${idcliente}, ${idfornecedor}, ${email}, ${host}, ${papel}, now() + make_interval(secs => ${segundos}))`
}

/**
 * Uses a token up, whoever presents it: at another store, host or e-mail it is worth nothing, and nothing afterwards either.
 * Null too when the login may no longer act for the cliente.
 */
export async function takeLoginToken(db: Db, tokenHash: Buffer): Promise<LoginToken | null> {
  const [row] = await db<LoginToken[]>`
    with usado as (delete from login_token where token_hash = ${tokenHash} returning *)
    select u.idusuario, u.idcliente, u.idfornecedor, u.email, u.host, u.papel from usado u
    join usuario_cliente uc on uc.idusuario = u.idusuario and uc.idcliente = u.idcliente
    where u.expira_em > now()`
  return row ?? null
}

/** Other stores that a cliente is registered with. */
export async function listOutrasLojas(
  db: Db,
  idcliente: string,
  idfornecedor: string | null,
): Promise<{ idfornecedor: string; slug: string; nome: string }[]> {
  return db<{ idfornecedor: string; slug: string; nome: string }[]>`
    select f.idfornecedor, f.slug, f.nome from cadastroextracliente x join fornecedor f using (idfornecedor)
    where x.idcliente = ${idcliente} and f.idfornecedor is distinct from ${idfornecedor}
    order by f.nome collate "pt-BR-x-icu" limit 50`
}
