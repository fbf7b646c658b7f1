import { statusPagamento } from '@vitrine/rules/pagamento'
import { z } from 'zod'

import { dinheiro, id } from '#campo'
import { TipoEntrega } from '#venda'

export const TipoPagamento = z.enum(['PIX', 'BOLETO', 'CARTAO', 'ENTREGA', 'FATURADO'])
export type TipoPagamento = z.infer<typeof TipoPagamento>

/** How it is paid on delivery. */
export const MeioEntrega = z.enum(['DINHEIRO', 'DEBITO', 'CREDITO', 'PIX', 'VALE'])
export type MeioEntrega = z.infer<typeof MeioEntrega>

export const FormaPagamento = z.object({
  idformapagto: id,
  tipo: TipoPagamento,
  nome: z.string(),
  descricao: z.string(),
  /** Percent on top of the price: -3 is 3 % off. Sent only with the tag support-price-variance-by-payment (§5). */
  variacao_percentual: z.number().nullable(),
  /** A policy asks for this method: prices by it do not follow from the variance. */
  tem_politica: z.boolean(),
  /** Only for this delivery type, and for orders of this worth; null: any. Methods of other customers' tags are not listed. */
  tipoEntrega: TipoEntrega.nullable(),
  minimo: dinheiro.nullable(),
  maximo: dinheiro.nullable(),
  /** Card in parts; interest in percent a month, `minimo` of one part. Null: in one. */
  parcelas: z
    .object({ maximo: z.int(), sem_juros: z.int(), juros_mes: z.number(), minimo: dinheiro })
    .nullable(),
  /** Percent by which weighed goods may come out dearer: held above them on a card, agreed before on delivery. */
  margem: z.number(),
  /** On credit: the terms offered, each in days after the order. */
  prazos: z.array(z.array(z.int())),
  /** Working days of the banks until its money can be counted on; 0: minutes, or not waited for. */
  dias_confirmacao: z.int(),
  /** On delivery: what the courier takes. */
  meios: z.array(MeioEntrega),
})
export type FormaPagamento = z.infer<typeof FormaPagamento>

/** A method by which an order that exists may be paid, and what it costs then. */
export const FormaDoPedido = FormaPagamento.extend({
  total: dinheiro,
  /** The one that it is to be paid by now. */
  atual: z.boolean(),
})
export type FormaDoPedido = z.infer<typeof FormaDoPedido>

/** What a provider's own page or script makes of a card. Whatever looks like a card's number is not a token, and is refused. */
const tokenDeCartao = z
  .string()
  .max(200)
  .regex(/^(?![\d\s.-]{12,}$).+$/)

/** A card that a login keeps at the supplier's provider. */
export const CartaoSalvo = z.object({
  idcartao: id,
  /** The provider's own name of it: the browser asks there for a token by it. */
  referencia: z.string(),
  bandeira: z.string(),
  /** Last four digits. */
  final: z.string(),
  /** 'mm/aa'. */
  validade: z.string(),
})
export type CartaoSalvo = z.infer<typeof CartaoSalvo>

/** What is said besides the method: parts and token of a card, cash and change, term of credit. */
export const DetalheForma = z.object({
  quantParcelas: z.int().min(1).max(24).optional(),
  /** What the parts come to, as it was shown: more is not charged. */
  totalparcelado: dinheiro.optional(),
  /** Made by the provider's own page or script: a card number never comes here. */
  cartao: z
    .object({
      token: tokenDeCartao,
      bandeira: z.string().max(40),
      final: z.string().regex(/^\d{4}$/),
      /** A saved card of one's own that the token stands for. */
      idcartao: id.optional(),
      /** A second token of a card that is to be saved. */
      tokenGuardar: tokenDeCartao.optional(),
    })
    .optional(),
  meio: MeioEntrega.optional(),
  /** "Troco para": the note that will be handed over, in reais. */
  troco: dinheiro.optional(),
  /** Days of the chosen term, '28/35/42'. */
  prazo: z.string().max(40).optional(),
})
export type DetalheForma = z.infer<typeof DetalheForma>

/** CRIADO: asked of the provider, not answered yet. RESERVADO: held on a card. */
export const StatusPagamento = z.enum(statusPagamento)

/** The charge of an order as its customer sees it. */
export const Pagamento = z.object({
  idpagamento: id,
  tipo: TipoPagamento,
  status: StatusPagamento,
  valor: dinheiro,
  /** Pix "copia e cola" (BR Code) and its QR as an SVG path in a square of `lado` modules. */
  pix: z.object({ brcode: z.string(), qr: z.string(), lado: z.int() }).nullable(),
  boleto: z
    .object({
      /** 47 digits. */
      linha_digitavel: z.string(),
      vencimento: z.string(),
      /** Bars of the 44 digits as an SVG path, `largura` modules wide and 1 high. */
      barras: z.string(),
      largura: z.int(),
      /** The provider's own slip; null: ours, by the receipt call. */
      url: z.string().nullable(),
    })
    .nullable(),
  cartao: z
    .object({
      bandeira: z.string(),
      final: z.string(),
      parcelas: z.int(),
      /** Part of `valor`. */
      juros: dinheiro,
      /** Held, charged in the end, and given back or released of what was held (readings 7). */
      reservado: dinheiro,
      capturado: dinheiro.nullable(),
      liberado: dinheiro,
      /** What its bank asks its holder (3-D Secure): a page to be shown, `creq` posted to it where there is one. */
      desafio: z.object({ url: z.string(), creq: z.string().nullable(), expira_em: z.string() }).nullable(),
      /** Why it was refused, in words. */
      recusa: z.string().nullable(),
    })
    .nullable(),
  /** Sent back of what was paid. */
  devolvido: dinheiro,
  criado_em: z.string(),
  expira_em: z.string().nullable(),
  /** Waits past its time: another code can be asked for while the order is open. */
  expirado: z.boolean(),
  pago_em: z.string().nullable(),
  /** Demo only: the simulated bank's page for this charge. */
  simulador: z.string().nullable(),
})
export type Pagamento = z.infer<typeof Pagamento>

/** What a buyer said about paying on delivery or on credit. */
export const DetalhePagamento = z.object({
  meio: MeioEntrega.nullable(),
  troco: dinheiro.nullable(),
  /** '28/35/42 dias'. */
  prazo: z.string().nullable(),
  /** What is owed on which day as it stands now: picking and returns lower it; `paga`: the money came. */
  vencimentos: z.array(
    z.object({ parcela: z.int(), vencimento: z.string(), valor: dinheiro, paga: z.boolean() }),
  ),
})
export type DetalhePagamento = z.infer<typeof DetalhePagamento>
