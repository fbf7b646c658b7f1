import { randomBytes } from 'node:crypto'

import { cookies, type ConfiguracoesCliente } from '@vitrine/contract'

import type { Requisicao } from '#chamada'
import type { Config, Db } from '#infra'

import { deleteSessao, insertSessao, type NovaSessao } from './sessao.repository.ts'

const DIAS = 30

/**
 * A new session with a token of its own (256 random bits); the session of the request's cookie ends, so that a
 * cookie from before the login is worth nothing after it. Answers the token; a browser gets it as an HttpOnly cookie.
 * An integration may hold several sessions at once.
 */
export async function openSessao(
  { sql, config }: { sql: Db; config: Pick<Config, 'producao'> },
  quem: Pick<NovaSessao, 'idusuario' | 'idcliente' | 'idfornecedor' | 'papel' | 'tokenorigin'>,
  requisicao: Requisicao,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  if (requisicao.cookie && requisicao.token) await deleteSessao(sql, requisicao.token)
  await insertSessao(sql, { ...quem, token, agente: requisicao.agente, dias: DIAS })
  if (requisicao.cookie) requisicao.setCookies.push(toCookie(token, DIAS * 86_400, config))
  return token
}

/** Whose session begins, as `openSessao` takes it. */
type Quem = Parameters<typeof openSessao>[1]

/**
 * The answer of every way in: a new session and who it is. A browser has the token as its cookie, so that none stands in
 * the answer; everyone else gets it.
 */
export async function enterSessao(
  deps: {
    sql: Db
    config: Pick<Config, 'producao'>
    /** Who a session is, as it will be answered from now on. */
    showSessao(requisicao: Requisicao, idfornecedor: string | null): Promise<ConfiguracoesCliente>
  },
  quem: Quem,
  requisicao: Requisicao,
): Promise<{ token: string | null; usuario: ConfiguracoesCliente }> {
  const token = await openSessao(deps, quem, requisicao)
  return {
    token: requisicao.cookie ? null : token,
    usuario: await deps.showSessao({ ...requisicao, token }, quem.idfornecedor),
  }
}

/** Ends the request's session and forgets its cookie. */
export async function closeSessao(
  { sql, config }: { sql: Db; config: Pick<Config, 'producao'> },
  requisicao: Requisicao,
): Promise<void> {
  if (requisicao.token) await deleteSessao(sql, requisicao.token)
  if (requisicao.cookie) requisicao.setCookies.push(toCookie('', 0, config))
}

function toCookie(token: string, maxAge: number, { producao }: Pick<Config, 'producao'>): string {
  return `${cookies.sessao}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${producao ? '; Secure' : ''}`
}
