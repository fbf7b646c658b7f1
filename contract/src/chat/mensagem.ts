import { z } from 'zod'

import { id } from '#campo'
import { StatusPedido } from '#pedido'

import { TEXTO_MAXIMO } from './acordo.ts'

/** Whose side of a conversation a message is on: the customer's people, the store's, or the shop itself. */
export const ladosChat = ['CLIENTE', 'LOJA', 'SISTEMA'] as const
export type LadoChat = (typeof ladosChat)[number]

/** Words, not blanks alone; the server keeps them without blanks around. */
const texto = z.string().max(TEXTO_MAXIMO).regex(/\S/)
const Texto = z.object({ tipo: z.literal('TEXTO'), texto })

const Produto = z.object({
  tipo: z.literal('PRODUTO'),
  /** `id` of a product card. */
  idcadastroextraproduto: id,
  /** How many are proposed; null: the product alone. */
  quantidade: z.number().positive().max(1_000_000).nullable(),
})
const Pedido = z.object({ tipo: z.literal('PEDIDO'), numpedido: z.int() })
/** The Pix of an order that waits for it. */
const Pix = z.object({ tipo: z.literal('PIX'), numpedido: z.int() })
/**
 * What is negotiated in the customer's cart, shown by the store (mockups 14 and 20): drawn as it stands when it is looked at. Written by the
 * store's side alone.
 */
const Proposta = z.object({
  tipo: z.literal('PROPOSTA'),
  idnegociacao: id,
  /** The store asks for an answer to it now; else it shows how far the talk is. */
  pede_aceite: z.boolean(),
})
/** An order has gone a step: said by the shop itself, as it was then. */
const Status = z.object({ tipo: z.literal('STATUS'), numpedido: z.int(), status: StatusPedido })
/** Somebody asks its company for approval of an order: said by the shop itself. Who asks, how much and what became of it is asked for. */
const PedidoDeAprovacao = z.object({ tipo: z.literal('APROVACAO'), idaprovacao: id })
/** A picture, as large as it is drawn; its bytes are asked for by its message (slice anexo). */
const Imagem = z.object({
  tipo: z.literal('IMAGEM'),
  nome: z.string(),
  bytes: z.int(),
  largura: z.int(),
  altura: z.int(),
})
/** A PDF. */
const ArquivoDito = z.object({ tipo: z.literal('ARQUIVO'), nome: z.string(), bytes: z.int() })

/**
 * What people say. Products and orders are named, never priced: whoever reads asks for them with the own rights, so that no price travels
 * to somebody who may not see it. Files go by a call of their own.
 */
export const ConteudoNovo = z.discriminatedUnion('tipo', [Texto, Produto, Pedido, Pix, Proposta])
export type ConteudoNovo = z.infer<typeof ConteudoNovo>

/** What a message says (§3 mensagemChat): people's, and the shop's own. */
export const ConteudoMensagem = z.discriminatedUnion('tipo', [
  Texto,
  Produto,
  Pedido,
  Pix,
  Proposta,
  Status,
  PedidoDeAprovacao,
  Imagem,
  ArquivoDito,
])
export type ConteudoMensagem = z.infer<typeof ConteudoMensagem>

export const AutorChat = z.object({
  idusuario: id.nullable(),
  nome: z.string(),
  /** The role it wrote in: an attendant, the representative, a linked user. */
  papel: z.string(),
})

/** One message, as both sides read it. */
export const MensagemChat = z.object({
  /** Made by who writes: the same message sent again is the same message. */
  idmensagem: id,
  sala: id,
  /** Its place in the room; messages of the store's team alone leave gaps for customers. */
  sequencia: z.int(),
  /** Of its last change in the room: what is asked for since. */
  revisao: z.int(),
  lado: z.enum(ladosChat),
  autor: AutorChat,
  /** Seen by the store's team alone. */
  interna: z.boolean(),
  /** Null: withdrawn. */
  conteudo: ConteudoMensagem.nullable(),
  quando: z.string(),
  editada_em: z.string().nullable(),
  retirada_em: z.string().nullable(),
})
export type MensagemChat = z.infer<typeof MensagemChat>

/** What is written into a room. */
export const MensagemNova = z.object({
  /** UUID made on the device, before the first try. */
  idmensagem: id,
  conteudo: ConteudoNovo,
  /** A note of the team; customers never see it. */
  interna: z.boolean().default(false),
})
export type MensagemNova = z.output<typeof MensagemNova>

/** An edit changes words: what was shown as a card is withdrawn instead. */
export const TextoNovo = Texto.pick({ texto: true })
