import { randomBytes } from 'node:crypto'

import { urlsAcesso, type Body, type Calls, type Response } from '@vitrine/contract'
import { normalizeEmail } from '@vitrine/rules/documento'

import type { Requisicao } from '#chamada'
import { Falha, toLinkPublico } from '#infra'

import { admit, type AuthenticateDeps } from './authenticate.ts'
import type { ContextoComprador } from './contexto.ts'
import { insertLoginToken, takeLoginToken } from './login-token.repository.ts'
import { enterSessao } from './open-sessao.ts'
import { hashToken } from './sessao.repository.ts'
import { takeTentativaDoIp } from './limite-ip.ts'

type MakeKey = 'POST /v1/app/usuario/login-token'
type UseKey = 'POST /v1/app/{session_token}/usuario/autenticar/login-token'

/** readings 2. */
const SEGUNDOS = 60
const POR_IP = 60

/**
 * The address that takes a login along to another store (§2): its host is the store's own as we know it, or the marketplace's,
 * whatever the request says. Errors: `nao_encontrado` for a login that buys for nobody.
 */
export async function makeLoginToken(
  { sql, config }: AuthenticateDeps,
  { fornecedor, sessao, idusuario, idcliente, papel }: ContextoComprador,
): Promise<Response<Calls[MakeKey]>> {
  if (!fornecedor || !sessao || !idusuario || !idcliente) throw new Falha('nao_encontrado')
  const token = randomBytes(32).toString('base64url')
  const { idfornecedor, slug } = fornecedor
  const { email } = sessao
  const url = toLinkPublico(config, {
    dominio: fornecedor.publico.config.dominio.dominio,
    caminho: urlsAcesso.loginToken(slug, token, email),
  })
  const host = new URL(url).hostname
  await insertLoginToken(
    sql,
    hashToken(token),
    { idusuario, idcliente, idfornecedor, email, host, papel },
    SEGUNDOS,
  )
  return { url, validade: SEGUNDOS }
}

/**
 * Logs in with such an address. Errors: `login_token_falhou` alike for unknown, used and expired tokens, another store, host or
 * e-mail, and a login that no longer acts for its cliente.
 */
export async function useLoginToken(
  deps: AuthenticateDeps,
  { token, email }: Body<Calls[UseKey]>,
  { contexto, requisicao }: { contexto: ContextoComprador; requisicao: Requisicao },
): Promise<Response<Calls[UseKey]>> {
  const { fornecedor } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  if (!(await takeTentativaDoIp(deps.sql, 'login-token', requisicao.ip, POR_IP)))
    throw new Falha('login_token_falhou')
  const guardado = await takeLoginToken(deps.sql, hashToken(token))
  const isHere =
    guardado?.idfornecedor === fornecedor.idfornecedor &&
    guardado.email === normalizeEmail(email) &&
    guardado.host === hostOf(requisicao)
  if (!guardado || !isHere) throw new Falha('login_token_falhou')
  const { idusuario, idcliente, papel, idfornecedor } = guardado
  await admit(deps, { idcliente, papel, fornecedor })
  const quem = { idusuario, idcliente, idfornecedor, papel, tokenorigin: 'LOGIN_TOKEN' }
  return enterSessao(deps, quem, requisicao)
}

function hostOf({ headers }: Requisicao): string | null {
  return URL.parse(`http://${String(headers.host)}`)?.hostname ?? null
}
