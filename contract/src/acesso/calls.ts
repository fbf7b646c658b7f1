import { z } from 'zod'

import { pessoas, defineCalls, todos } from '#call'
import { comSessao, id, nada, semCampos, session_token } from '#campo'

import {
  Acesso,
  Autenticado,
  CanalVerificacao,
  FonteVerificacao,
  TokenOrigin,
  VerificacaoEnviada,
} from './entidade.ts'

/** Who logs in, and as what (§3 Login payload). */
const Credenciais = z.object({
  /** A CPF, CNPJ, foreign document or e-mail, as the supplier allows. */
  cpf: z.string().min(1).max(254),
  senha: z.string().min(1).max(200),
  /** Which of its clientes it acts for; a representative names one of those assigned to it. */
  idcliente: id.optional(),
  idfornecedor: id.optional(),
  /** The same by the registration at a supplier; idcliente goes before it. */
  idcadastroextracliente: id.optional(),
  loginAsRepresentante: z.boolean().default(false),
  /** The login that the browser believes to be: another one's password is refused. */
  idUsuarioLogado: id.optional(),
  tokenOrigin: TokenOrigin.default('SENHA'),
})

/** What both doors have in common, the customer's and the representative's. */
const entrada = {
  access: todos,
  dono: 'publico',
  fornecedor: 'body.idfornecedor',
  semVez: true,
  params: comSessao,
  query: semCampos,
  body: Credenciais,
  response: Autenticado,
  falhas: [
    'login_invalido',
    'credenciais_invalidas',
    'autenticacao_falhou',
    'login_indisponivel',
    'segundo_passo',
  ],
  imprevisto: 'login_indisponivel',
} as const

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
    ...entrada,
  },
  'POST /v1/app/{session_token}/usuario/autenticar/representante': {
    summary: 'Logs a representative of a supplier in, for itself or for a cliente assigned to it.',
    ...entrada,
  },
  'GET /v1/app/usuario/{id}/acessos': {
    summary: 'Where a login is logged in: "meus acessos" (added call).',
    access: pessoas,
    dono: 'sessao',
    /** {id}: idusuario, of this session alone. */
    params: z.object({ id }),
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(Acesso) }),
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
  'POST /v1/app/usuario/{id}/acessos/encerrar': {
    summary: 'Ends one session of a login, or all but the one that asks (added call).',
    access: pessoas,
    dono: 'sessao',
    params: z.object({ id }),
    query: semCampos,
    /** Without idsessao: all the others. */
    body: z.object({ idsessao: id.optional() }),
    response: z.object({ encerrados: z.int() }),
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
  'GET /v1/app/{session_token}/cliente/logout': {
    summary: 'Ends the session.',
    access: todos,
    dono: 'sessao',
    params: comSessao,
    query: semCampos,
    body: nada,
    response: z.object({ authenticated: z.literal(false) }),
    falhas: ['origem_recusada'],
  },
  'GET /v2/app/{session_token}/cliente/senha/recuperar/{id}': {
    summary:
      'Sends a code and a link to set a new password; the same answer whether the login exists. Slashes of a masked CNPJ are left out of {id}.',
    access: todos,
    dono: 'publico',
    fornecedor: 'query.idfornecedor',
    semVez: true,
    params: z.object({ session_token, id: z.string().min(1).max(254) }),
    query: z.object({ idfornecedor: id.optional() }),
    body: nada,
    response: VerificacaoEnviada,
    falhas: ['login_invalido', 'recuperacao_falhou'],
    imprevisto: 'recuperacao_falhou',
  },
  'GET /v4/verificacao/enviar-verificacao': {
    summary: 'Sends a verification code to the login of a cliente; the same answer whether it exists.',
    access: todos,
    dono: 'publico',
    fornecedor: 'query.idfornecedor',
    semVez: true,
    params: semCampos,
    query: z.object({
      /** Codes go by e-mail; other channels wait for a provider and are refused. */
      canal: CanalVerificacao.default('EMAIL'),
      idcliente: id,
      idfornecedor: id.optional(),
      fonte: FonteVerificacao.default('RECUPERAR_SENHA'),
    }),
    body: nada,
    response: VerificacaoEnviada,
    falhas: ['canal_indisponivel', 'recuperacao_falhou'],
    imprevisto: 'recuperacao_falhou',
  },
  'POST /v4/usuario/email/pedir-confirmacao': {
    summary:
      'Writes to the login of this session to confirm its e-mail; confirmed, nothing is sent (added call).',
    access: pessoas,
    dono: 'sessao',
    fornecedor: 'body.idfornecedor',
    semVez: true,
    params: semCampos,
    query: semCampos,
    body: z.object({ idfornecedor: id.optional() }),
    response: VerificacaoEnviada,
    falhas: ['sessao_expirada'],
  },
  'POST /v4/usuario/email/confirmar': {
    summary:
      'Confirms the e-mail of a login by the link of its letter, or by the code in a session of it; orders do not wait for that (added call).',
    access: todos,
    dono: 'publico',
    mudaAcesso: true,
    params: semCampos,
    query: semCampos,
    body: z.object({
      /** Of the link. */
      token: z.string().max(100).optional(),
      /** In place of it, with a session. */
      codigo: z.string().max(20).optional(),
    }),
    /** The e-mail that was confirmed: whoever has the link or the code can read that mailbox. */
    response: z.object({ email: z.string() }),
    falhas: ['codigo_invalido'],
  },
  'POST /v1/app/{session_token}/cliente/senha/redefinir': {
    summary:
      'Sets a new password with the code or the link of the letter, and ends every session (added call).',
    access: todos,
    dono: 'publico',
    fornecedor: 'body.idfornecedor',
    semVez: true,
    params: comSessao,
    query: semCampos,
    body: z.object({
      /** With `codigo`: the login that the code was asked for. */
      login: z.string().max(254).optional(),
      codigo: z.string().max(20).optional(),
      /** Of the link; in place of login and code. */
      token: z.string().max(100).optional(),
      senha: z.string().min(8).max(200),
      idfornecedor: id.optional(),
    }),
    /** The e-mail that logs in with the new password: whoever has the code can read that mailbox. */
    response: z.object({ email: z.string() }),
    falhas: ['codigo_invalido', 'recuperacao_falhou'],
    imprevisto: 'recuperacao_falhou',
  },
})
