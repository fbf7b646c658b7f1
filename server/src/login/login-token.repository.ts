import type { Body, Calls, Papel, ProvaDaSessao } from '@vitrine/contract'

import type { Db } from '#infra'

type Linhas = NonNullable<Body<Calls['POST /v1/app/usuario/login-token']>['cartItens']>

export interface LoginToken {
  /** Null, as the cliente: of a visitor, who takes cart and place along. */
  idusuario: string | null
  idcliente: string | null
  idfornecedor: string
  email: string
  host: string
  papel: Papel
  linhas: Linhas
  lugar: string | null
  /** What its session was proven by besides the password. */
  prova: ProvaDaSessao | null
}

export async function insertLoginToken(
  db: Db,
  tokenHash: Buffer,
  { idusuario, idcliente, idfornecedor, email, host, papel, linhas, lugar, prova }: LoginToken,
  segundos: number,
): Promise<void> {
  await db`
    insert into login_token (token_hash, idusuario, idcliente, idfornecedor, email, host, papel, linhas, lugar, prova, expira_em)
    values (${tokenHash}, ${idusuario}, ${idcliente}, ${idfornecedor}, ${email}, ${host}, ${papel}, ${db.json(linhas)}, ${lugar}, ${prova}, now() + make_interval(secs => ${segundos}))`
}

/**
 * Uses a token up at the first try: with another store, host or e-mail it is refused, and it cannot be used afterwards either.
 * Null too when the login may no longer act for the cliente.
 */
export async function takeLoginToken(db: Db, tokenHash: Buffer): Promise<LoginToken | null> {
  const [row] = await db<LoginToken[]>`
    with usado as (delete from login_token where token_hash = ${tokenHash} returning *)
    select u.idusuario, u.idcliente, u.idfornecedor, u.email, u.host, u.papel, u.linhas, u.lugar, u.prova from usado u
    where u.expira_em > now() and (u.idusuario is null or exists (
      select 1 from usuario_cliente uc where uc.idusuario = u.idusuario and uc.idcliente = u.idcliente))`
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
