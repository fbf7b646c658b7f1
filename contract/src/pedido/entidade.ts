import { z } from 'zod'

import { dinheiro, id } from '#campo'
import { NegociacaoAceita } from '#carrinho'
import { Caracteristica } from '#cliente'
import { Contestacao } from '#contestacao'
import { Devolucao } from '#devolucao'
import { Endereco } from '#endereco'
import { Coordenadas } from '#lugar'
import { CondicaoDoOrcamento, VersaoOrcamento } from '#orcamento'
import { DetalhePagamento, Pagamento } from '#pagamento'
import { Reembolso } from '#reembolso'
import { Pesagem } from '#separacao'
import { Substituicao } from '#venda'

import { Avaliacao } from './avaliacao.ts'
import { ItemPedido, ServicoPedido } from './item.ts'
import { PedidoLista } from './lista.ts'
import { AcaoPedido } from './nome-acao.ts'
import { Rastreio } from './rastreio.ts'
import { StatusPedido } from './status.ts'

/** Who brings an order; `telefone`: digits with area code, '' when it is not given. */
export const Entregador = z.object({
  nome: z.string().trim().min(1).max(80),
  telefone: z
    .string()
    .regex(/^\d{10,13}$|^$/)
    .default(''),
})

export const Pedido = PedidoLista.extend({
  idcliente: id,
  /** When it was written last: the live stream tells the same, so that a page knows whether it is behind. */
  mudado_em: z.string(),
  nomecliente: z.string(),
  /** Bought by a person, who may withdraw without a reason; not by a company. */
  consumidor: z.boolean(),
  /** Who receives it shows a document: it has a product for adults; also when a company bought it. */
  documentoNaEntrega: z.boolean(),
  itens: z.array(ItemPedido),
  subtotal: dinheiro.nullable(),
  /** What the prices save against list prices, coupon left out; 0 of a budget without prices. */
  economia: dinheiro,
  /** The part of `economia` that combos gave. */
  economiaCombos: dinheiro,
  desconto: dinheiro,
  dadospedido: z.object({ cupom: z.string().nullable() }),
  embalagens: dinheiro,
  /** Of all lines, part of `totalpedido`. */
  valoripi: dinheiro,
  valorst: dinheiro,
  /** Additional services, which are not lines of products. */
  servicos: z.array(ServicoPedido),
  taxaentrega: dinheiro,
  formaEntrega: z.object({ nome: z.string() }),
  enderecoentrega: Endereco.partial().nullable(),
  /** The address that the invoice is made out to; null: none was kept. */
  enderecofaturamento: Endereco.partial().nullable(),
  lojaRetira: z
    .object({
      nome: z.string(),
      descricao_endereco_loja: z.string(),
      coordenadas_loja: Coordenadas,
      /** 'HH:MM-HH:MM' by weekday, Monday first; null: closed. As they were when it was ordered. */
      horarios: z.array(z.string().nullable()).optional(),
    })
    .nullable(),
  /** Six digits said at the counter; null for deliveries, budgets, and for the staff that hands the order out. */
  codigoRetirada: z.string().nullable(),
  /** The same code to be scanned, as one SVG path in a square of `lado`. */
  qrRetirada: z.object({ qr: z.string(), lado: z.int() }).nullable(),
  /** Who brings it, while it is on its way and when the supplier says so. */
  entregador: Entregador.nullable(),
  /** Answers to the supplier's own fields, in its order. */
  caracteristicas: z.array(
    z.object({ nome: z.string(), tipo: Caracteristica.shape.tipo, valor: z.string() }),
  ),
  /** What was negotiated before it was made (ahead C3); null: nothing. */
  negociacao: NegociacaoAceita.nullable().optional(),
  anotacoes: z.string(),
  /** What to do with a product that is missing, for lines without a choice of their own; null: no choice was made. */
  substituicao: Substituicao.nullable(),
  /** How often it was asked to repeat by itself, as the type was called then; null: bought once. */
  assinatura: z.string().nullable(),
  /** The subscription that it began or was made for. */
  idassinatura: id.nullable(),
  /** Where it can be followed, as far as the supplier says. */
  rastreio: Rastreio.nullable(),
  /** Its NF-e; null while it is not issued. */
  notaFiscal: z
    .object({
      chave: z.string(),
      /** Sizes of its files in bytes; of the DANFE null where it is not known. */
      bytesXml: z.int(),
      bytesDanfe: z.int().nullable(),
      /** Since when it is worth nothing; null: in force. */
      cancelada_em: z.string().nullable(),
    })
    .nullable(),
  historico: z.array(
    z.object({ status: StatusPedido, quando: z.string(), quem: z.string(), motivo: z.string() }),
  ),
  pagamento: Pagamento.nullable(),
  /** The payment method that it is to be paid by. */
  idformapagto: id,
  detalhePagamento: DetalhePagamento,
  /** Whoever asks may do what binds its cliente; false: it prepares, and others decide (readings 7 `submissao_pedido`). */
  podeSubmeter: z.boolean(),
  /** The payment method may still be changed: picking has not begun, and it is not paid. */
  podeTrocarPagamento: z.boolean(),
  podeCancelar: z.boolean(),
  /** What the session that asks may do with it now. */
  acoes: z.array(AcaoPedido),
  /** The offer in force and those before it, the newest first; null: never a budget, or not priced yet. */
  orcamento: z
    .object({
      versao: z.int(),
      valido_ate: z.string(),
      vencido: z.boolean(),
      observacao: z.string(),
      /** How it may be paid, by the store's word, with what it comes to then; none: in any way of the store. */
      condicoes: z.array(CondicaoDoOrcamento.extend({ nome: z.string(), total: dinheiro })),
      versoes: z.array(VersaoOrcamento),
    })
    .nullable(),
  /** What it cost as it was ordered, where picking changed that; else null. */
  totalOriginal: dinheiro.nullable(),
  /** The question of picking to the customer, open or refused; null: there is none. */
  pesagem: Pesagem.nullable(),
  devolucoes: z.array(Devolucao),
  /** Its money asked back without the store, the newest first; one without `decisao` holds the order. */
  contestacoes: z.array(Contestacao),
  /** What the store sends back by hand, the newest first. */
  reembolsos: z.array(Reembolso),
  /** Until when it may be withdrawn from (law 8.078/1990); null: not delivered, over, or done. */
  arrependimento_ate: z.string().nullable(),
  avaliacao: Avaliacao.nullable(),
  podeAvaliar: z.boolean(),
})
export type Pedido = z.infer<typeof Pedido>
