import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { MensagemChat, MensagemNova, TextoNovo } from './mensagem.ts'
import { HistoricoChat, LeituraChat, SalaChat, SalasChat } from './sala.ts'

/** People who talk: of the customer's side, and of the store's. Systems have webhooks. */
export const quemConversa: readonly Papel[] = [
  'cliente',
  'usuario vinculado',
  'representante',
  'atendente',
  'fornecedor',
]

/** For whom, at which store; who works for the store names no cliente. */
const deQuem = { idfornecedor: id, idcliente: id.optional() }
const naQuery = {
  access: quemConversa,
  dono: 'sala',
  fornecedor: 'query.idfornecedor',
  cliente: 'query.idcliente',
} as const
const noCorpo = {
  access: quemConversa,
  dono: 'sala',
  fornecedor: 'body.idfornecedor',
  cliente: 'body.idcliente',
} as const
const umaSala = z.object({ sala: id })
const umaMensagem = umaSala.extend({ idmensagem: id })
const falhas = ['sessao_expirada', 'fornecedor_desconhecido', 'nao_encontrado'] as const

/** Most messages of one answer. */
export const MENSAGENS_POR_VEZ = 50
/** §9: 30 rooms a page. */
export const SALAS_POR_PAGINA = 30

/**
 * The conversation (§3, §4 Chat; readings 10). What is written goes through calls, with or without a websocket; the socket tells
 * of it (contract/src/chat/eventos.ts, decision 0106).
 */
export const chatCalls = defineCalls({
  'GET /v4/chat/salas': {
    ...naQuery,
    dono: 'sessao',
    summary:
      'Rooms of a cliente at a store, or of all its customers for who works there, the newest talk first (§9).',
    params: semCampos,
    query: z.object({
      ...deQuem,
      page: z.int().min(1).max(100_000).default(1),
      perpage: z.int().min(1).max(100).default(SALAS_POR_PAGINA),
    }),
    body: nada,
    response: SalasChat,
    falhas,
  },
  'POST /v4/chat/salas': {
    ...noCorpo,
    dono: 'cliente',
    summary:
      'Opens the room of a cliente, or of one of its orders; the same asked again is the same room (added call).',
    params: semCampos,
    query: semCampos,
    body: z.object({ idfornecedor: id, idcliente: id, numpedido: z.int().optional() }),
    response: SalaChat,
    falhas,
  },
  'GET /v4/chat/salas/{sala}/mensagens': {
    ...naQuery,
    summary: 'Messages of a room: the newest, those before one, what changed since, or those with a word.',
    params: umaSala,
    query: z.object({
      ...deQuem,
      /** Messages before this `sequencia`. */
      antes: z.int().min(1).optional(),
      /** What was written, edited or withdrawn after this `revisao`, in that order. */
      desde: z.int().min(0).optional(),
      /** Words of the message, accents or not. */
      query: z.string().trim().max(100).default(''),
      limit: z.int().min(1).max(100).default(MENSAGENS_POR_VEZ),
    }),
    body: nada,
    response: HistoricoChat,
    falhas,
  },
  'POST /v4/chat/salas/{sala}/mensagens': {
    ...noCorpo,
    summary: 'Writes into a room; the same idmensagem sent again is the same message (added call).',
    params: umaSala,
    query: semCampos,
    body: z.object({ ...deQuem, ...MensagemNova.shape }),
    response: MensagemChat,
    falhas,
  },
  'PUT /v4/chat/salas/{sala}/mensagens/{idmensagem}': {
    ...noCorpo,
    summary: 'Changes the words of an own message within 15 minutes (added call).',
    params: umaMensagem,
    query: semCampos,
    body: z.object({ ...deQuem, ...TextoNovo.shape }),
    response: MensagemChat,
    falhas: [...falhas, 'mensagem_fechada'],
  },
  'DELETE /v4/chat/salas/{sala}/mensagens/{idmensagem}': {
    ...naQuery,
    summary: 'Withdraws an own message within 15 minutes: that there was one stays (added call).',
    params: umaMensagem,
    query: z.object(deQuem),
    body: nada,
    response: MensagemChat,
    falhas: [...falhas, 'mensagem_fechada'],
  },
  'POST /v4/chat/salas/{sala}/leitura': {
    ...noCorpo,
    summary: 'How far this login has read a room; numbers only grow (added call).',
    params: umaSala,
    query: semCampos,
    body: z.object({ ...deQuem, entregue_ate: z.int().min(0), lida_ate: z.int().min(0) }),
    response: LeituraChat.extend({ notificacoes: z.int() }),
    falhas,
  },
  'GET /v4/chat/notificacoes': {
    ...naQuery,
    dono: 'sessao',
    summary: 'How many messages this login has not seen, over all rooms (added call).',
    params: semCampos,
    query: z.object(deQuem),
    body: nada,
    response: z.object({ notificacoes: z.int() }),
    falhas,
  },
})
