import { z } from 'zod'

import { id } from '#campo'
import { pagina } from '#pagina'

import { MensagemChat } from './mensagem.ts'

/** What a room is about: the customer as such, one order, or the store's team among itself. */
export const canaisChat = ['CLIENTE', 'PEDIDO', 'EQUIPE'] as const
export type CanalChat = (typeof canaisChat)[number]

/** How far somebody has read: numbers of messages. */
export const LeituraChat = z.object({
  /** What reached a device of that side. */
  entregue_ate: z.int(),
  /** What somebody of that side has had before the eyes. */
  lida_ate: z.int(),
})
export type LeituraChat = z.infer<typeof LeituraChat>

/** A room, as the session that asks sees it (§3 Chat). */
export const SalaChat = z.object({
  sala: id,
  canal: z.enum(canaisChat),
  idfornecedor: id,
  /** Null: the team's own room. */
  idcliente: id.nullable(),
  /** Name of the cliente; of the store for its customers. */
  nome: z.string(),
  numpedido: z.int().nullable(),
  /** Those that this session may see. */
  total_mensagens: z.int(),
  /** Of the newest change: what is asked for since. */
  revisao: z.int(),
  /** Messages of the other side that this login has not seen. */
  notificacoes: z.int(),
  /** The newest that this session may see. */
  mensagemChat: MensagemChat.nullable(),
  /** How far the other side is: what was written up to there is delivered, or read. */
  outroLado: LeituraChat,
  /** This login, and how far it is. */
  eu: LeituraChat.extend({ idusuario: id }),
  /** Who of the team answers; null: nobody yet. */
  atendente: z.object({ idusuario: id, nome: z.string() }).nullable(),
})
export type SalaChat = z.infer<typeof SalaChat>

/** Rooms have the parameters of the specification: `page` from 1, `perpage` 30. */
export const SalasChat = pagina(SalaChat).extend({
  perpage: z.int(),
  /** Over all rooms. */
  notificacoes: z.int(),
})
export type SalasChat = z.infer<typeof SalasChat>

/** A stretch of a room's history, in the order of what was written. */
export const HistoricoChat = z.object({
  mensagens: z.array(MensagemChat),
  /** More before the first of these. */
  maisAntes: z.boolean(),
  /** More changes after the last of these; only for what is asked for since a `revisao`. */
  maisDepois: z.boolean(),
  sala: SalaChat,
})
export type HistoricoChat = z.infer<typeof HistoricoChat>
