import { z } from 'zod'

import { id } from '#campo'

import { ladosChat, MensagemChat } from './mensagem.ts'
import { HistoricoChat, LeituraChat } from './sala.ts'

const recusa = z.object({ codigo: z.string(), error: z.string() })
const resposta = <T extends z.ZodType>(dados: T) =>
  z.union([z.object({ dados }), z.object({ falha: recusa })])

/** What a client tells over the socket, and what it is answered; each is validated as a call is. */
export const eventosDoCliente = {
  /** First: for whom, at which store. Answered with `handshake-success` too (§4 Chat). */
  handshake: {
    dados: z.object({ idfornecedor: id, idcliente: id.optional() }),
    resposta: resposta(z.object({ notificacoes: z.int() })),
  },
  /** Listens to a room: what changed since a revision, or the newest messages. */
  'room-handshake': {
    dados: z.object({ sala: id, desde: z.int().min(0).optional() }),
    resposta: resposta(HistoricoChat),
  },
  /** Listens to it no more. */
  'room-leave': { dados: z.object({ sala: id }), resposta: resposta(z.object({})) },
  digitando: { dados: z.object({ sala: id }), resposta: resposta(z.object({})) },
  /** Of a customer: it looks at its cart, or no more. Said again by every connection. */
  carrinho: { dados: z.object({ aberto: z.boolean() }), resposta: resposta(z.object({})) },
} as const

/** What the shop tells over the socket. */
export const eventosDoServidor = {
  'handshake-success': z.object({ lado: z.enum(ladosChat), notificacoes: z.int() }),
  /** Written, edited or withdrawn in a room that is listened to. */
  mensagemChat: MensagemChat,
  /** A side of a room that is listened to has read or received more. */
  leitura: LeituraChat.extend({ sala: id, lado: z.enum(ladosChat) }),
  /** Somebody writes in a room that is listened to: of the other side, or (to the team alone) a colleague; who writes hears itself. */
  digitando: z.object({ sala: id, lado: z.enum(ladosChat), idusuario: id, nome: z.string() }),
  /**
   * To the team alone: somebody has this room open, a colleague or its customer, or no more. Said when it changes, to who comes, and again before
   * `PRESENCA_SEGUNDOS` are over: of whom nothing was heard for longer the process has died.
   */
  presenca: z.object({
    sala: id,
    lado: z.enum(ladosChat),
    idusuario: id,
    nome: z.string(),
    aberta: z.boolean(),
  }),
  /** Something in one of the own rooms, listened to or not; who listens to it and has a lower revision asks for what it missed. */
  sala: z.object({ sala: id, revisao: z.int().nullable() }),
  /**
   * Something in the negotiation of a cart: to its customer and to the store's team, who read it by its call. `revisao` is the
   * negotiation's; null: there is none any more.
   */
  negociacao: z.object({ idcliente: id, revisao: z.int().nullable() }),
  /** To the team alone: a customer looks at its cart, or no more. */
  'presenca-carrinho': z.object({ idcliente: id, nome: z.string(), aberto: z.boolean() }),
  /**
   * To the team alone: somebody wrote in the draft of a budget, which has this revision now; null: the budget itself moved, by a version, an
   * answer or the clock, or is new.
   */
  orcamento: z.object({ numpedido: z.int(), revisao: z.int().nullable() }),
  /** Something may have been missed: rooms and carts are asked for again. */
  reler: z.object({}),
} as const

export type EventoDoCliente = keyof typeof eventosDoCliente
export type EventoDoServidor = keyof typeof eventosDoServidor
export type DadosDoCliente<E extends EventoDoCliente> = z.output<(typeof eventosDoCliente)[E]['dados']>
export type RespostaDoSocket<E extends EventoDoCliente> = z.output<(typeof eventosDoCliente)[E]['resposta']>
export type DadosDoServidor<E extends EventoDoServidor> = z.output<(typeof eventosDoServidor)[E]>
