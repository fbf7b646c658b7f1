import { cookies, TokenOrigin, type Acesso } from '@vitrine/contract'
import type { Login } from '@vitrine/rules/documento'

import {
  closeSessao,
  endSessoes,
  hashToken,
  listSessoes,
  type ContextoComprador,
  type AcessoRow,
} from '#acesso'
import type { HandlersOf, Requisicao } from '#chamada'
import { createChamadaDeChaveHandlers, type CallsDoUso } from '#chamada-de-chave'
import { Falha, isOrigemAlheia } from '#infra'
import {
  askConfirmacao,
  proveEmail,
  resetSenha,
  sendVerificacao,
  toDestino,
  takeTentativaDoIp,
} from '#verificacao'

import { authenticate, readLogin, type AuthenticateDeps } from './authenticate.ts'
import { listChaves, makeChave, revokeChave, rotateChave } from './chaves.ts'
import { loginApiKey } from './login-api-key.ts'
import { loginErp } from './login-erp.ts'
import { listOutrasLojas } from './login-token.repository.ts'
import { makeLoginToken, useLoginToken } from './login-token.ts'
import { findLogin } from './login.repository.ts'

type Calls =
  | 'GET /v2/app/{session_token}/usuario/{login}'
  | 'POST /v1/app/{session_token}/usuario/autenticar'
  | 'POST /v1/app/{session_token}/usuario/autenticar/representante'
  | 'GET /v1/app/usuario/{id}/acessos'
  | 'POST /v1/app/usuario/{id}/acessos/encerrar'
  | 'GET /v1/app/{session_token}/cliente/logout'
  | 'GET /v2/app/{session_token}/cliente/senha/recuperar/{id}'
  | 'GET /v4/verificacao/enviar-verificacao'
  | 'POST /v1/app/{session_token}/cliente/senha/redefinir'
  | 'POST /v4/usuario/email/pedir-confirmacao'
  | 'POST /v4/usuario/email/confirmar'
  | 'POST /v4/api-key/login'
  | 'GET /v1/app/usuario/{id}/lojas'
  | 'POST /v1/app/usuario/login-token'
  | 'POST /v1/app/{session_token}/usuario/autenticar/login-token'
  | 'GET /painel/v1/{idfornecedor}/chaves'
  | 'POST /painel/v1/{idfornecedor}/chaves'
  | 'POST /painel/v1/{idfornecedor}/chaves/{idapikeys}/troca'
  | 'POST /painel/v1/{idfornecedor}/entrar'
  | 'DELETE /painel/v1/{idfornecedor}/chaves/{idapikeys}'
  | CallsDoUso

/** Lookup, login, logout, password recovery (§7 Users and authentication). */
export function createLoginHandlers(deps: AuthenticateDeps): HandlersOf<Calls> {
  return {
    'GET /v2/app/{session_token}/usuario/{login}': ({ params, contexto, requisicao }) =>
      lookUp(deps, readLogin(params.login, contexto), requisicao),
    'POST /v1/app/{session_token}/usuario/autenticar': ({ body, contexto, requisicao }) =>
      authenticate(deps, body, { contexto, requisicao }),
    'POST /v1/app/{session_token}/usuario/autenticar/representante': ({ body, contexto, requisicao }) =>
      authenticate(deps, { ...body, loginAsRepresentante: true }, { contexto, requisicao }),
    'GET /v1/app/usuario/{id}/acessos': async ({ params, contexto, requisicao }) => {
      checkOwn(params.id, contexto)
      const rows = await listSessoes(deps.sql, params.id, hashToken(requisicao.token))
      return { data: rows.map(toAcesso) }
    },
    'POST /v1/app/usuario/{id}/acessos/encerrar': async ({ params, body, contexto, requisicao }) => {
      checkOwn(params.id, contexto)
      const quais = { idsessao: body.idsessao ?? null, atual: hashToken(requisicao.token) }
      return { encerrados: await endSessoes(deps.sql, params.id, quais) }
    },
    'GET /v1/app/{session_token}/cliente/logout': async ({ requisicao }) => {
      // A GET that changes something: another site must not log anybody out.
      if (requisicao.cookie && isOrigemAlheia(requisicao.headers)) throw new Falha('origem_recusada')
      await closeSessao(deps, requisicao)
      // The delivery type and the place of the account go with it (§4 Delivery type).
      if (requisicao.cookie) requisicao.setCookies.push(`${cookies.local}=; Path=/; Max-Age=0; SameSite=Lax`)
      return { authenticated: false }
    },
    'GET /v2/app/{session_token}/cliente/senha/recuperar/{id}': ({ params, ...quem }) =>
      sendVerificacao(deps, { ...toDestino(params.id), fonte: 'RECUPERAR_SENHA' }, quem),
    'GET /v4/verificacao/enviar-verificacao': ({ query, ...quem }) => {
      if (query.canal !== 'EMAIL') throw new Falha('canal_indisponivel')
      return sendVerificacao(deps, { idcliente: query.idcliente, fonte: query.fonte }, quem)
    },
    'POST /v1/app/{session_token}/cliente/senha/redefinir': ({ body, ...quem }) =>
      resetSenha(deps, body, quem),
    'POST /v4/usuario/email/pedir-confirmacao': (quem) => askConfirmacao(deps, quem),
    'POST /v4/usuario/email/confirmar': ({ body, ...quem }) => proveEmail(deps, body, quem),
    'POST /v4/api-key/login': ({ body, ...quem }) => loginApiKey(deps, body, quem),
    'GET /v1/app/usuario/{id}/lojas': async ({
      params,
      contexto: { fornecedor, idcliente, ...contexto },
    }) => {
      checkOwn(params.id, contexto)
      if (!idcliente) return { data: [] }
      return { data: await listOutrasLojas(deps.sql, idcliente, fornecedor?.idfornecedor ?? null) }
    },
    'POST /v1/app/usuario/login-token': ({ body, ...quem }) => makeLoginToken(deps, body, quem),
    'POST /v1/app/{session_token}/usuario/autenticar/login-token': ({ body, ...quem }) =>
      useLoginToken(deps, body, quem),
    'GET /painel/v1/{idfornecedor}/chaves': ({ contexto }) => listChaves(deps.sql, contexto),
    'POST /painel/v1/{idfornecedor}/chaves': ({ body, contexto }) => makeChave(deps.sql, body, contexto),
    'POST /painel/v1/{idfornecedor}/chaves/{idapikeys}/troca': ({ params, body, contexto }) =>
      rotateChave(deps.sql, { ...params, ...body }, contexto),
    'POST /painel/v1/{idfornecedor}/entrar': ({ body, ...quem }) => loginErp(deps.sql, body.chave, quem),
    'DELETE /painel/v1/{idfornecedor}/chaves/{idapikeys}': ({ params, contexto }) =>
      revokeChave(deps.sql, params.idapikeys, contexto),
    ...createChamadaDeChaveHandlers(deps),
  }
}

/** Whether a login is known; how often one address may ask is limited, so that a program cannot list who has an account. */
async function lookUp({ sql, config }: AuthenticateDeps, login: Login, { ip }: Requisicao) {
  if (!(await takeTentativaDoIp(sql, 'consulta', ip, config.limiteConsultas)))
    throw new Falha('muitas_requisicoes')
  return { existe: (await findLogin(sql, login, null)) !== null, tipo: login.tipo }
}

/** Another's login is as unknown as one that does not exist. */
function checkOwn(id: string, { sessao, idusuario }: Pick<ContextoComprador, 'sessao' | 'idusuario'>): void {
  if (!sessao || idusuario !== id) throw new Falha('nao_encontrado')
}

function toAcesso({ tokenorigin, criada_em, expira_em, ...row }: AcessoRow): Acesso {
  const tokenOrigin = TokenOrigin.safeParse(tokenorigin)
  return {
    ...row,
    tokenOrigin: tokenOrigin.success ? tokenOrigin.data : 'SENHA',
    criada_em: criada_em.toISOString(),
    expira_em: expira_em.toISOString(),
  }
}
