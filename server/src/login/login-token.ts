import { randomBytes } from 'node:crypto'

import { urlsAcesso, type Body, type Calls, type Response } from '@vitrine/contract'
import { normalizeEmail } from '@vitrine/rules/documento'

import { enterSessao, hashToken, type ContextoComprador } from '#acesso'
import type { Requisicao } from '#chamada'
import { Falha, toLinkPublico } from '#infra'
import { takeTentativaDoIp } from '#verificacao'

import { admit, type AuthenticateDeps } from './authenticate.ts'
import { insertLoginToken, takeLoginToken } from './login-token.repository.ts'

type MakeKey = 'POST /v1/app/usuario/login-token'
type UseKey = 'POST /v1/app/{session_token}/usuario/autenticar/login-token'

/** readings 2. */
const SEGUNDOS = 60
const POR_IP = 60
/** A visitor, and a login that buys for nobody. Its e-mail stands where one stands in the address. */
const ninguem = { idusuario: null, idcliente: null, papel: 'visitante', email: 'visitante' } as const

/**
 * The address that takes login, cart and place along to another store (§2): its host is the store's own as we know it, or the
 * marketplace's, whatever the request says. Errors: `nao_encontrado` after too many.
 */
export async function makeLoginToken(
  { sql, config }: AuthenticateDeps,
  { cartItens: linhas = [], lugar }: Pick<Body<Calls[MakeKey]>, 'cartItens' | 'lugar'>,
  { contexto, requisicao }: { contexto: ContextoComprador; requisicao: Requisicao },
): Promise<Response<Calls[MakeKey]>> {
  const { fornecedor, sessao, idusuario, idcliente, papel } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const quem =
    sessao && idusuario && idcliente ? { idusuario, idcliente, papel, email: sessao.email } : ninguem
  // Limit for each address: anybody may ask for a token, but nobody needs many.
  if (!quem.idusuario && !(await takeTentativaDoIp(sql, 'levar', requisicao.ip, POR_IP)))
    throw new Falha('nao_encontrado')
  const token = randomBytes(32).toString('base64url')
  const { idfornecedor, slug } = fornecedor
  const url = toLinkPublico(config, {
    dominio: fornecedor.publico.config.dominio.dominio,
    caminho: urlsAcesso.loginToken(slug, token, quem.email),
  })
  const host = new URL(url).hostname
  const levado = { ...quem, idfornecedor, host, linhas, lugar: lugar ?? null, prova: sessao?.prova ?? null }
  await insertLoginToken(sql, hashToken(token), levado, SEGUNDOS)
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
    guardado.host === requisicao.host.toLowerCase().replace(/\.$/, '')
  if (!guardado || !isHere) throw new Falha('login_token_falhou')
  const { idusuario, idcliente, papel, idfornecedor, linhas: cartItens, lugar, prova } = guardado
  // A visitor brings what there is to bring, and whoever is logged in here stays so.
  if (!idusuario || !idcliente)
    return { token: null, usuario: await deps.showSessao(requisicao, idfornecedor), cartItens, lugar }
  await admit(deps, { idusuario, idcliente, papel, fornecedor })
  const quem = { idusuario, idcliente, idfornecedor, papel, tokenorigin: 'LOGIN_TOKEN', prova }
  return { ...(await enterSessao(deps, quem, requisicao)), cartItens, lugar }
}
