import { z } from 'zod'

import { id } from '#campo'
import { Carrinho } from '#carrinho'
import { DetalheForma } from '#pagamento'
import { Entregador, StatusPedido } from '#pedido'

/** Why; a customer need not say, staff must where the table of moves asks for it (readings 7). */
const motivo = z.string().max(300).default('')

export const PedidoDeAcao = z.object({
  motivo,
  /** Of `aceitar-orcamento`: the offer that the customer saw; another one in force is refused. */
  versao: z.int().optional(),
  /** Of `aceitar-peso` and `recusar-peso`: which question is answered (`pesagem.feita_em`); another one that is open now is not. */
  feita_em: z.string().max(40).optional(),
  /** Of `aceitar-orcamento`: a window instead of the one asked for then, which may be over. */
  formaEntrega: z.object({ data_de_entrega: z.iso.date(), inicio: z.string().max(5) }).optional(),
  /** Of `aceitar-orcamento`: how it is paid in the end, a card's token made now; absent: as it was asked for. */
  formaPagamento: DetalheForma.extend({ idformapagto: id }).optional(),
})
export type PedidoDeAcao = z.infer<typeof PedidoDeAcao>

export const RespostaAcao = z.object({
  numpedido: z.int(),
  status: StatusPedido,
  /** One sentence for people: what happened, and what follows. */
  mensagem: z.string(),
  /** Of `repetir`: the cart with the order's lines in it. */
  carrinho: Carrinho.nullable(),
  /** Of a cancellation: key of the order's note, which stays in force until the store cancels it at the tax authority; absent: none. */
  notaEmVigor: z.string().optional(),
  /** Of picking with `perguntar`: since when the customer is asked, with nothing picked yet; absent: picked. */
  perguntado_em: z.string().optional(),
})
export type RespostaAcao = z.infer<typeof RespostaAcao>

/** The same answer for a return, with its id. */
export const RespostaDevolucao = RespostaAcao.extend({ iddevolucao: id })
export type RespostaDevolucao = z.infer<typeof RespostaDevolucao>

/** A move that the supplier's people or their ERP make (readings 7). */
export const MovimentoPedido = z.object({
  para: z.enum(['SEPARANDO', 'PAGO', 'EMENTREGA', 'PRONTO_RETIRADA', 'ENTREGUE', 'CANCELADO']),
  motivo,
  /** The order's number in the supplier's own system; absent: as it was. */
  numpedidoerp: z.string().max(60).optional(),
  /** Of EMENTREGA: who brings it. */
  entregador: Entregador.optional(),
  /** Who of the staff says so, by e-mail, when a system passes it on: what readings 7 gives to staff alone needs it. */
  por: z.string().max(254).optional(),
})
export type MovimentoPedido = z.infer<typeof MovimentoPedido>
