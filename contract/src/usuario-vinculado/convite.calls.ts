import { z } from 'zod'

import { Autenticado } from '#acesso'
import { defineCalls, todos } from '#call'
import { comSessao, id, semCampos } from '#campo'

import { Convite } from './entidade.ts'

/** Of the letter's link. */
const token = z.string().min(1).max(100)

export const conviteCalls = defineCalls({
  'POST /v1/app/usuario/convite': {
    summary: 'What an invitation is for, to whoever holds its link (added call).',
    access: todos,
    dono: 'publico',
    params: semCampos,
    query: semCampos,
    body: z.object({ token }),
    response: Convite,
    falhas: ['convite_invalido'],
  },
  'POST /v1/app/{session_token}/usuario/convite/aceitar': {
    summary:
      'Accepts an invitation once: a new login sets its password, an old one proves its own (added call).',
    access: todos,
    dono: 'publico',
    mudaAcesso: true,
    fornecedor: 'body.idfornecedor',
    semVez: true,
    params: comSessao,
    query: semCampos,
    body: z.object({
      token,
      /** Of a new login. */
      nome: z.string().max(160).optional(),
      senha: z.string().min(1).max(200),
      idfornecedor: id.optional(),
    }),
    response: Autenticado,
    falhas: [
      'convite_invalido',
      'credenciais_invalidas',
      'entrada_invalida',
      'login_indisponivel',
      'segundo_passo',
    ],
  },
})
