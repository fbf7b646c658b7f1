import { randomBytes } from 'node:crypto'

import { cookies, type ConfiguracoesCliente, type ProvaDaSessao } from '@vitrine/contract'

import type { Requisicao } from '#chamada'
import { Falha, type Config, type Db, type Sql } from '#infra'

import { findProva, hasSegundoFator, insertPasso, listFormas, type QuemEntra } from './passo.repository.ts'
import { deleteSessao, insertSessao } from './sessao.repository.ts'

const DIAS = 30

interface Deps<Conexao> {
  sql: Conexao
  config: Pick<Config, 'producao'>
}

/** Whose session begins, and what it was proven by besides the password, if anything. */
type Quem = QuemEntra & { prova?: ProvaDaSessao | null }

/**
 * A new session with a token of its own (256 random bits); the session of the request's cookie ends, so that a
 * cookie from before the login is worth nothing after it. Answers the token; a browser gets it as an HttpOnly cookie.
 * An integration may hold several sessions at once. What the session that asks was proven by, if it is of the same login,
 * the new one is too. Errors: `segundo_passo` where a second proof is asked of the login and there is none yet: no session begins. The failure would
 * undo its own step within a transaction, so there only a login that is proven enters: the types see to it.
 */
export async function openSessao(
  ...[{ sql, config }, quem, requisicao]:
    | [deps: Deps<Sql>, quem: Quem, requisicao: Requisicao]
    | [deps: Deps<Db>, quem: Quem & { prova: ProvaDaSessao }, requisicao: Requisicao]
): Promise<string> {
  const prova = quem.prova ?? (await carryProva(sql, quem, requisicao))
  if (prova === null && (await hasSegundoFator(sql, quem.idusuario))) throw await askPasso(sql, quem)
  const token = randomBytes(32).toString('base64url')
  if (requisicao.cookie && requisicao.token) await deleteSessao(sql, requisicao.token)
  await insertSessao(sql, { ...quem, prova, token, agente: requisicao.agente, dias: DIAS })
  if (requisicao.cookie) requisicao.setCookies.push(toCookie(token, DIAS * 86_400, config))
  return token
}

async function carryProva(
  sql: Db,
  { idusuario }: Quem,
  { token }: Requisicao,
): Promise<ProvaDaSessao | null> {
  return token ? findProva(sql, { token, idusuario }) : null
}

/** What is still asked: the way on, and by what. */
async function askPasso(sql: Db, quem: QuemEntra): Promise<Falha> {
  const passo = randomBytes(32).toString('base64url')
  await insertPasso(sql, passo, quem)
  return new Falha('segundo_passo', { detalhes: { passo, formas: await listFormas(sql, quem.idusuario) } })
}

/**
 * The answer of every way in: a new session and who it is. A browser has the token as its cookie, so that none stands in
 * the answer; everyone else gets it. Errors: `segundo_passo`.
 */
export async function enterSessao(
  deps: Deps<Sql> & {
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
