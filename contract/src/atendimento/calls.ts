import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'
import { quemConversa, SALAS_POR_PAGINA } from '#chat'

import { AjustesDoAtendimento, NovosAjustes } from './ajustes.ts'
import {
  Atendente,
  ConversaDaEquipe,
  ConversasDaEquipe,
  estadosConversa,
  ExpedienteDaLoja,
  vistasConversa,
} from './conversa.ts'

/** Who attends customers. */
const quemAtende: readonly Papel[] = ['atendente', 'fornecedor']
const params = z.object({ idfornecedor: id })
const daEquipe = { access: quemAtende, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const
const umaSala = params.extend({ sala: id })
/** `revisao` of the room as it was seen: what its customer has written since is not put aside unseen. */
const vista = { revisao: z.int().min(0) }

/** The store's side of the conversation (ux 3.11, issue 14, decision 0108): added calls. */
export const atendimentoCalls = defineCalls({
  'GET /v4/chat/expediente': {
    access: quemConversa,
    dono: 'sessao',
    fornecedor: 'query.idfornecedor',
    summary: 'How soon who writes to a store is answered, said before anything is written (ux 1.18.2).',
    params: semCampos,
    query: params,
    body: nada,
    response: ExpedienteDaLoja,
    falhas: ['sessao_expirada', 'fornecedor_desconhecido', 'nao_encontrado'],
  },
  'GET /painel/v1/{idfornecedor}/conversas': {
    ...daEquipe,
    summary: 'Conversations of a store, who waits longest first, with how many there are of each kind.',
    params,
    query: z.object({
      vista: z.enum(vistasConversa).default('ABERTA'),
      quem: z.enum(['TODAS', 'MINHAS', 'SEM_ATENDENTE']).default('TODAS'),
      /** Only those that wait for an answer for too long. */
      atrasadas: z.boolean().default(false),
      page: z.int().min(1).max(100_000).default(1),
      perpage: z.int().min(1).max(100).default(SALAS_POR_PAGINA),
    }),
    body: nada,
    response: ConversasDaEquipe,
    falhas,
  },
  'GET /painel/v1/{idfornecedor}/conversas/{sala}': {
    ...daEquipe,
    summary: 'One conversation as the team has it: who answers, until when, whether it is put off or done.',
    params: umaSala,
    query: semCampos,
    body: nada,
    response: ConversaDaEquipe,
    falhas: [...falhas, 'nao_encontrado'],
  },
  'PUT /painel/v1/{idfornecedor}/conversas/{sala}/atendente': {
    ...daEquipe,
    summary: 'Takes a conversation, gives it to a colleague who attends, or (null) lets it go.',
    params: umaSala,
    query: semCampos,
    body: z.object({
      idatendente: id.nullable(),
      /** Who had it when that was looked at: of two who take it at once one does. */
      visto: id.nullable(),
    }),
    response: ConversaDaEquipe,
    falhas: [...falhas, 'nao_encontrado', 'conversa_mudou'],
  },
  'PUT /painel/v1/{idfornecedor}/conversas/{sala}/adiamento': {
    ...daEquipe,
    summary:
      'Puts a conversation off until an hour, or (null) takes it back at once; its customer takes it back too.',
    params: umaSala,
    query: semCampos,
    body: z.object({ ate: z.iso.datetime().nullable(), ...vista }),
    response: ConversaDaEquipe,
    falhas: [...falhas, 'nao_encontrado', 'conversa_mudou'],
  },
  'PUT /painel/v1/{idfornecedor}/conversas/{sala}/estado': {
    ...daEquipe,
    summary: 'Says that a conversation is done, or opens it again.',
    params: umaSala,
    query: semCampos,
    body: z.object({ estado: z.enum(estadosConversa), ...vista }),
    response: ConversaDaEquipe,
    falhas: [...falhas, 'nao_encontrado', 'conversa_mudou'],
  },
  'GET /painel/v1/{idfornecedor}/atendentes': {
    ...daEquipe,
    summary: 'Who may attend at a store, with what each has taken; 200 at most.',
    params,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(Atendente) }),
    falhas,
  },
  'GET /painel/v1/{idfornecedor}/atendimento': {
    ...daEquipe,
    summary: 'How a store attends its customers.',
    params,
    query: semCampos,
    body: nada,
    response: AjustesDoAtendimento,
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/atendimento': {
    ...daEquipe,
    access: ['fornecedor'],
    summary: 'Changes how a store attends its customers.',
    params,
    query: semCampos,
    body: NovosAjustes,
    response: AjustesDoAtendimento,
    falhas: [...falhas, 'cadastro_mudou'],
  },
})
