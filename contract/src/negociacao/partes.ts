import { z } from 'zod'

import { id, quantidade } from '#campo'
import { Imagem } from '#imagem'

/** Whether a negotiation goes on: somebody holds the cart, or it is free and the prices stay. The others are ends. */
export const estadosNegociacao = [
  'ABERTA',
  /** The cart is free again and its prices hold until `validade`. */
  'LIBERADA',
  /** It became an order. */
  'FECHADA',
  /** Unlocked: attendant prices went. */
  'DESFEITA',
  /** The lease, or the validity of released prices, came to its end: attendant prices went. */
  'VENCIDA',
  /** The customer left its scope: no price of it is left. */
  'ANULADA',
] as const
export const EstadoNegociacao = z.enum(estadosNegociacao)
export type EstadoNegociacao = z.infer<typeof EstadoNegociacao>

export const situacoesDaLinha = [
  /** No price of an attendant. */
  'DEFINIR',
  /** Waits for the customer's answer. */
  'COM_O_CLIENTE',
  'ACEITO',
  /** The offer does not count: the line costs what the table says. */
  'RECUSADO',
  /** The customer asks for another price; the one offered counts meanwhile. */
  'CONTRAPROPOSTA',
  /** The customer asks for another quantity. */
  'QUANTIDADE_PROPOSTA',
  /** The customer put the product in. */
  'CLIENTE_INCLUIU',
  /** A price beyond the limits waits for a supervisor; what counted before counts meanwhile. */
  'AGUARDA_SUPERVISOR',
  /** The customer changed the line beyond what was agreed: the price went. */
  'FORA_DO_ESCOPO',
] as const
export const SituacaoDaLinha = z.enum(situacoesDaLinha)
export type SituacaoDaLinha = z.infer<typeof SituacaoDaLinha>

export const ladosNegociacao = ['CLIENTE', 'LOJA', 'SISTEMA'] as const

/** Who did something. Customers read names of staff, not who they are elsewhere. */
export const QuemNegocia = z.object({ lado: z.enum(ladosNegociacao), nome: z.string() })
export type QuemNegocia = z.infer<typeof QuemNegocia>

/** Somebody who writes in a line right now; nobody of the other side does meanwhile. */
export const EmEdicao = QuemNegocia.extend({
  /** The lease of the line ends by itself. */
  ate: z.string(),
  /** It is the login that asks. */
  minha: z.boolean(),
})
export type EmEdicao = z.infer<typeof EmEdicao>

/** Who holds the cart, and for how long. */
export const PosseDoCarrinho = z.object({
  idatendente: id,
  atendente: z.string(),
  /** It is the login that asks. */
  minha: z.boolean(),
  desde: z.string(),
  /** When the cart frees itself if nothing more is done ("libera sozinho em 18:42"). */
  libera_em: z.string(),
  /** When it frees itself if nothing more is heard of who holds it; each heartbeat puts it off, never beyond `libera_em`. */
  ate: z.string(),
  /** Nothing was heard for three heartbeats: it may be without a network. */
  ausente: z.boolean(),
})
export type PosseDoCarrinho = z.infer<typeof PosseDoCarrinho>

/** What is shown of the product of a line. */
export const ProdutoDaLinha = {
  id,
  nome: z.string(),
  /** The supplier's own code. */
  sku: z.string(),
  embalagem: z.string(),
  unidade: z.string(),
  imagem: Imagem.nullable(),
  quantidade,
}
