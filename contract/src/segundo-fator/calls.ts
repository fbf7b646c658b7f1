import { z } from 'zod'

import { Autenticado } from '#acesso'
import { defineCalls, pessoas, todos, type Papel } from '#call'
import { comSessao, id, nada, semCampos } from '#campo'

import { CodigosNovos, ExigenciaDeFator, ProvaDeDono, SegundoFator } from './entidade.ts'

/** Six digits of an app, or a code on paper, however it is written. */
const codigo = z.string().min(1).max(20)
const doLogin = { access: pessoas, dono: 'sessao', params: semCampos, query: semCampos } as const
/** A proof that is asked again: each way it can be wrong. */
const comProva = ['sessao_expirada', 'senha_incorreta', 'codigo_recusado', 'muitas_requisicoes'] as const
const access: readonly Papel[] = ['fornecedor', 'operador']
const doFornecedor = {
  access,
  dono: 'fornecedor',
  fornecedor: 'params.idfornecedor',
  query: semCampos,
} as const
const params = z.object({ idfornecedor: id })
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** A second proof at the login, and who asks for it (issue 17; added calls). */
export const segundoFatorCalls = defineCalls({
  'POST /v1/app/{session_token}/usuario/autenticar/segundo-passo': {
    summary: 'Finishes a login with a code of the authenticator app or of the paper (added call).',
    access: todos,
    dono: 'publico',
    params: comSessao,
    query: semCampos,
    body: z.strictObject({
      /** `detalhes.passo` of the login that was answered `segundo_passo`. */
      passo: z.string().min(1).max(100),
      codigo,
    }),
    response: Autenticado,
    falhas: ['passo_vencido', 'codigo_recusado', 'login_indisponivel'],
  },
  'GET /v4/usuario/segundo-fator': {
    ...doLogin,
    summary: 'How this login is protected besides its password (added call).',
    body: nada,
    response: SegundoFator,
    falhas: ['sessao_expirada'],
  },
  'POST /v4/usuario/segundo-fator/aplicativo': {
    ...doLogin,
    summary: 'Begins to set an authenticator app up: its secret, shown in this answer alone (added call).',
    body: ProvaDeDono,
    response: z.object({
      /** Base32, for who types it. */
      segredo: z.string(),
      /** otpauth://, which the QR code says. */
      uri: z.string(),
      qr: z.string(),
      lado: z.int(),
    }),
    falhas: [...comProva, 'cofre_fechado'],
  },
  'POST /v4/usuario/segundo-fator/aplicativo/confirmar': {
    ...doLogin,
    summary:
      'Confirms the app by a code of it: from now on the login asks for one, and other sessions end (added call).',
    mudaAcesso: true,
    body: z.strictObject({ codigo }),
    response: CodigosNovos.extend({
      /** Of the session that goes on; null: the browser has it as its cookie. */
      token: z.string().nullable(),
    }),
    falhas: ['sessao_expirada', 'codigo_recusado', 'muitas_requisicoes'],
  },
  'POST /v4/usuario/segundo-fator/aplicativo/remover': {
    ...doLogin,
    summary: 'Takes the authenticator app off; its codes on paper go with it (added call).',
    mudaAcesso: true,
    body: ProvaDeDono,
    response: z.object({}),
    falhas: [...comProva, 'nao_encontrado'],
  },
  'POST /v4/usuario/segundo-fator/codigos': {
    ...doLogin,
    summary: 'Ten new codes on paper in place of those before, shown in this answer alone (added call).',
    body: ProvaDeDono,
    response: CodigosNovos,
    falhas: [...comProva, 'nao_encontrado'],
  },
  'GET /painel/v1/{idfornecedor}/segundo-fator': {
    ...doFornecedor,
    summary: 'Whether a supplier asks a second proof of its team.',
    params,
    body: nada,
    response: ExigenciaDeFator,
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/segundo-fator': {
    ...doFornecedor,
    summary: 'Asks a second proof of the team, from a day on, or asks it no more.',
    params,
    body: z.strictObject({
      exige: z.boolean(),
      /** Days until who has none opens nothing more; 0: at once. */
      prazo_dias: z.int().min(0).max(30).default(7),
      /** As it was read; absent: whatever stands there. */
      versao: z.int().nullable().optional(),
    }),
    response: ExigenciaDeFator,
    falhas: [...falhas, 'cadastro_mudou', 'cofre_fechado'],
  },
  'DELETE /painel/v1/{idfornecedor}/equipe/{idusuario}/segundo-fator': {
    ...doFornecedor,
    summary: "Takes a member's second proof off, who lost it: they set up another at their next login.",
    params: params.extend({ idusuario: id }),
    body: nada,
    response: z.object({}),
    falhas: [...falhas, 'nao_encontrado', 'fator_de_varias_lojas'],
  },
})
