import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { AparelhoPush, EscolhaNotificacao, PreferenciaConversas } from './entidade.ts'

/** Logins that buy for themselves: a message is for a person. */
const quemCompra: readonly Papel[] = ['cliente', 'usuario vinculado']
const dono = { idfornecedor: id, idcliente: id }
/** Read where the path says whose. */
const doCaminho = {
  access: quemCompra,
  dono: 'cliente',
  fornecedor: 'params.idfornecedor',
  cliente: 'params.idcliente',
  params: z.object(dono),
  query: semCampos,
} as const
const doCorpo = { fornecedor: 'body.idfornecedor', cliente: 'body.idcliente' } as const
const falhas = ['sessao_expirada', 'nao_encontrado', 'fornecedor_desconhecido'] as const

/** Web Push: what a device is told of, for as long as the session on it lives (decision 0089). */
export const notificacaoCalls = defineCalls({
  'GET /v4/notificacao/inscricao/{idfornecedor}/{idcliente}': {
    summary: 'What this session’s device is told of by push, and the key to subscribe with (added call).',
    ...doCaminho,
    body: nada,
    response: z.object({
      /** The shop's VAPID key, base64url; null: it tells nobody by push. */
      chave: z.string().nullable(),
      /** Null: this device is told nothing. */
      inscricao: EscolhaNotificacao.nullable(),
    }),
    falhas,
  },
  'POST /v4/notificacao/inscricao': {
    summary: 'Tells this session’s device by push from now on; asked again it changes what of (added call).',
    access: quemCompra,
    dono: 'cliente',
    ...doCorpo,
    params: semCampos,
    query: semCampos,
    body: z.object({ ...dono, aparelho: AparelhoPush, ...EscolhaNotificacao.shape }),
    response: EscolhaNotificacao,
    falhas: [...falhas, 'notificacao_desligada'],
  },
  'POST /v4/notificacao/inscricao/remove': {
    summary: 'Tells this session’s device nothing more; where it never was changes nothing (added call).',
    access: quemCompra,
    dono: 'cliente',
    ...doCorpo,
    params: semCampos,
    query: semCampos,
    body: z.object(dono),
    /** Other clientes of this store whose messages the same device shows: it stays subscribed until none of them is left. */
    response: z.object({ outras: z.int() }),
    falhas,
  },
  'GET /v4/notificacao/conversas/{idfornecedor}/{idcliente}': {
    summary: 'How this login is told of messages of conversations that it has not read (added call).',
    ...doCaminho,
    body: nada,
    response: PreferenciaConversas,
    falhas,
  },
  'PUT /v4/notificacao/conversas/{idfornecedor}/{idcliente}': {
    summary:
      'Says how this login is told of messages that it has not read: by letter, on its devices (added call).',
    ...doCaminho,
    body: PreferenciaConversas,
    response: PreferenciaConversas,
    falhas,
  },
})
