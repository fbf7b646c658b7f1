import { z } from 'zod'

import { defineCalls, todos } from '#call'
import { ConfiguracoesCliente } from '#cliente'
import { comSessao, id, nada, semCampos, session_token } from '#comum'

import { TokenOrigin } from './entidade.ts'

export const acessoCalls = defineCalls({
  'GET /v2/app/{session_token}/usuario/{login}': {
    summary: 'Whether a login (document or e-mail) is known.',
    access: todos,
    dono: 'publico',
    fornecedor: 'query.idfornecedor',
    params: z.object({ session_token, login: z.string().min(1).max(254) }),
    query: z.object({ idfornecedor: id.optional() }),
    body: nada,
    response: z.object({ existe: z.boolean(), tipo: z.enum(['EMAIL', 'CPF', 'CNPJ', 'ESTRANGEIRO']) }),
    falhas: ['login_invalido'],
  },
  'POST /v1/app/{session_token}/usuario/autenticar': {
    summary: 'Logs in with document or e-mail and password.',
    access: todos,
    dono: 'publico',
    fornecedor: 'body.idfornecedor',
    params: comSessao,
    query: semCampos,
    body: z.object({
      cpf: z.string().min(1).max(254),
      senha: z.string().min(1).max(200),
      idcliente: id.optional(),
      idfornecedor: id.optional(),
      idcadastroextracliente: id.optional(),
      loginAsRepresentante: z.boolean().default(false),
      idUsuarioLogado: id.optional(),
      tokenOrigin: TokenOrigin.default('SENHA'),
    }),
    response: z.object({
      /** Only for integrations (a path token other than `token`); the storefront gets a HttpOnly cookie. */
      token: z.string().nullable(),
      usuario: ConfiguracoesCliente,
    }),
    falhas: [
      'login_invalido',
      'credenciais_invalidas',
      'autenticacao_falhou',
      'aguarda_aprovacao',
      'login_indisponivel',
    ],
    imprevisto: 'login_indisponivel',
  },
  'GET /v1/app/{session_token}/cliente/logout': {
    summary: 'Ends the session.',
    access: todos,
    dono: 'sessao',
    params: comSessao,
    query: semCampos,
    body: nada,
    response: z.object({ authenticated: z.literal(false) }),
    falhas: [],
  },
})
