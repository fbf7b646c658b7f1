import { z } from 'zod'

import { id } from '#campo'
import { TipoPagamento } from '#pagamento'
import { autoria, Entregador, ItemPedido, Pedido, Rastreio, StatusPedido } from '#pedido'
import { TipoEntrega } from '#venda'

/** What a supplier's system writes on an order without moving it. Absent fields stay as they were; null and '' remove a value. */
export const AnotacaoErp = z.object({
  /** The order's number in the supplier's own system. */
  numpedidoerp: z.string().max(60).optional(),
  /** Who brings it; its customer sees it while the order is on its way. */
  entregador: Entregador.nullable().optional(),
  rastreio: Rastreio.nullable().optional(),
})

/** Orders that changed, in the order of their change. */
export const FiltroMudados = z.object({
  /** `cursor` of the page before; absent: from the first order on. */
  desde: z.string().max(60).optional(),
  /** Codes with commas between; absent: all. */
  status: z.string().max(200).optional(),
  limit: z.int().min(1).max(100).default(50),
})

export const PedidoMudado = z.object({
  numpedido: z.int(),
  numpedidoerp: z.string().nullable(),
  status: StatusPedido,
  tipoEntrega: TipoEntrega,
  tipoPagamento: TipoPagamento,
  totalpedido: z.number().nullable(),
  /** Who receives it shows a document: it has a product for adults. Print it for the courier. */
  documentoNaEntrega: z.boolean(),
  ...autoria,
  criado_em: z.string(),
  mudado_em: z.string(),
})

export const PaginaMudados = z.object({
  data: z.array(PedidoMudado),
  /** For the next call, at once when `mais`, later otherwise: an order that changes again comes again. */
  cursor: z.string(),
  mais: z.boolean(),
})

/** An order as its supplier's system needs it: the codes by which that one knows customer and products. */
export const PedidoErp = Pedido.extend({
  cliente: z.object({
    idcliente: id,
    nome: z.string(),
    tipo_documento: z.string(),
    documento: z.string(),
    email: z.string(),
    telefone: z.string().nullable(),
    /** The supplier's own code of it. */
    codErp: z.string().nullable(),
  }),
  itens: z.array(ItemPedido.extend({ sku: z.string() })),
})
