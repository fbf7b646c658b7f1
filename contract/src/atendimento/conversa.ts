import { z } from 'zod'

import { id } from '#campo'
import { SalaChat } from '#chat'
import { pagina } from '#pagina'

/** Whether the team is done with a conversation; a new message of its customer opens it again. */
export const estadosConversa = ['ABERTA', 'RESOLVIDA'] as const

/** A room as the team has it on its list (ux 3.11). */
export const ConversaDaEquipe = SalaChat.extend({
  estado: z.enum(estadosConversa),
  /** Out of sight until then, or until its customer writes; null: not put off. */
  adiada_ate: z.string().nullable(),
  /** Since when its customer waits for an answer; null: it does not. */
  esperando_desde: z.string().nullable(),
  /** Until when an answer is due, by the hours of the stores; null: nobody waits, or the store promises nothing. */
  prazo: z.string().nullable(),
  atrasada: z.boolean(),
  /** Who of its customer looks at the cart just now; null: nobody. */
  no_carrinho: z.string().nullable(),
})
export type ConversaDaEquipe = z.infer<typeof ConversaDaEquipe>

/** How many conversations of a store are where; resolved ones are not counted. */
export const ContagensDaEquipe = z.object({
  abertas: z.int(),
  minhas: z.int(),
  sem_atendente: z.int(),
  atrasadas: z.int(),
  adiadas: z.int(),
})
export type ContagensDaEquipe = z.infer<typeof ContagensDaEquipe>

/** Which conversations: open ones, those put off, those done. */
export const vistasConversa = ['ABERTA', 'ADIADA', 'RESOLVIDA'] as const
export type VistaConversa = (typeof vistasConversa)[number]

export const ConversasDaEquipe = pagina(ConversaDaEquipe).extend({
  perpage: z.int(),
  contagens: ContagensDaEquipe,
})
export type ConversasDaEquipe = z.infer<typeof ConversasDaEquipe>

/** Somebody who may attend. */
export const Atendente = z.object({
  idusuario: id,
  nome: z.string(),
  papel: z.string(),
  /** Open conversations that it has taken, without those put off. */
  conversas: z.int(),
})
export type Atendente = z.infer<typeof Atendente>

/** When a store answers its customers. */
export const ExpedienteDaLoja = z.object({
  /** When somebody is there again; null: somebody is there now, or nobody said when. */
  volta_em: z.string().nullable(),
  /** What closes the whole of today: the store's own word for it, or (`nome` null) a holiday. Null: a day like others. */
  fechado_hoje: z.object({ nome: z.string().nullable() }).nullable(),
  /** Within so many minutes of its hours; null: it promises nothing. */
  prazo_minutos: z.int().nullable(),
})
export type ExpedienteDaLoja = z.infer<typeof ExpedienteDaLoja>
