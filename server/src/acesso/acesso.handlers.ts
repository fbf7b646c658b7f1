import { normalizeLogin } from '@vitrine/rules/documento'

import type { HandlersOf } from '#chamada'
import { Falha } from '#infra'

import { authenticate, type AuthenticateDeps } from './authenticate.ts'
import { findLogin } from './login.repository.ts'
import { closeSessao } from './open-sessao.ts'
import { resetSenha } from './reset-senha.ts'
import { sendVerificacao, toDestino } from './send-verificacao.ts'

type Calls =
  | 'GET /v2/app/{session_token}/usuario/{login}'
  | 'POST /v1/app/{session_token}/usuario/autenticar'
  | 'GET /v1/app/{session_token}/cliente/logout'
  | 'GET /v2/app/{session_token}/cliente/senha/recuperar/{id}'
  | 'GET /v4/verificacao/enviar-verificacao'
  | 'POST /v1/app/{session_token}/cliente/senha/redefinir'

/** Lookup, login, logout, password recovery (§7 Users and authentication). */
export function createAcessoHandlers(deps: AuthenticateDeps): HandlersOf<Calls> {
  return {
    'GET /v2/app/{session_token}/usuario/{login}': async ({ params }) => {
      const login = normalizeLogin(params.login)
      if (!login) throw new Falha('login_invalido')
      return { existe: (await findLogin(deps.sql, login, null)) !== null, tipo: login.tipo }
    },
    'POST /v1/app/{session_token}/usuario/autenticar': ({ body, contexto, requisicao }) =>
      authenticate(deps, body, { contexto, requisicao }),
    'GET /v1/app/{session_token}/cliente/logout': async ({ requisicao }) => {
      await closeSessao(deps, requisicao)
      return { authenticated: false }
    },
    'GET /v2/app/{session_token}/cliente/senha/recuperar/{id}': ({ params, ...quem }) =>
      sendVerificacao(deps, toDestino(params.id), quem),
    'GET /v4/verificacao/enviar-verificacao': ({ query, ...quem }) => {
      if (query.canal !== 'EMAIL') throw new Falha('canal_indisponivel')
      return sendVerificacao(deps, { idcliente: query.idcliente }, quem)
    },
    'POST /v1/app/{session_token}/cliente/senha/redefinir': ({ body, ...quem }) =>
      resetSenha(deps, body, quem),
  }
}
