import { z } from 'zod'

import { dinheiro, id, quantidade } from '#campo'
import { LinhaPedida } from '#carrinho'
import { Coordenadas } from '#lugar'
import { DetalheForma } from '#pagamento'
import { StatusPedido } from '#pedido'
import { EscolhaServico } from '#servico'
import { CanalVenda, Substituicao, TipoEntrega } from '#venda'

/** Order submission (§3, readings 6). Prices sent along are ignored: the server prices. */
export const Submissao = z.object({
  /** Id of one attempt to buy; the browser keeps it until it gets an answer. */
  idsubmissao: id,
  itens: z.array(LinhaPedida.extend({ quantidade: quantidade.positive().max(1_000_000) })).max(1000),
  /** Additional services; `idlinha` is the id of a line above, null for the order. */
  servicos: z.array(EscolhaServico).max(100).default([]),
  idfornecedor: id,
  anotacoes: z.string().max(1000).default(''),
  numPedidoCliente: z.string().max(60).default(''),
  /** For lines without a choice of their own; null: no choice was made. */
  substituicao: Substituicao.nullable().default(null),
  cupom: z.string().max(60).nullable().default(null),
  tipoEntrega: TipoEntrega,
  formaEntrega: z.object({
    idformaentrega: id,
    /** 'YYYY-MM-DD'. */
    data_de_entrega: z.iso.date(),
    /** '08:00'. */
    inicio: z.string().max(5),
  }),
  enderecoentrega: z.object({ idendereco: id, coordenadas: Coordenadas.optional() }).nullable().default(null),
  enderecofaturamento: z.object({ idendereco: id }).nullable().default(null),
  lojaRetira: z
    .object({
      idloja: id,
      nome: z.string().max(160).optional(),
      descricao_endereco_loja: z.string().max(300).optional(),
      coordenadas_loja: Coordenadas.optional(),
    })
    .nullable()
    .default(null),
  formaPagamento: DetalheForma.extend({ temForma: z.boolean().default(true), idformapagto: id }),
  canalVenda: CanalVenda.default('WEB'),
  idtipoassinatura: id.nullable().default(null),
  /** "Pedir orçamento": where the supplier takes budgets it becomes one (readings 7). */
  orcamento: z.boolean().optional(),
  caracteristicas: z.record(z.string().max(60), z.string().max(500)).default({}),
  /** Code of the company's cost centre that it is for. */
  centro: z.string().max(40).nullable().optional(),
  representante: id.nullable().default(null),
  usuarioVinculado: id.nullable().default(null),
  idapikeys: id.nullable().default(null),
  /** The total the shopper saw; a higher one is refused with the difference (readings 6). */
  totalesperado: dinheiro.optional(),
  /** Number of the other order, once the shopper said "É outro pedido". */
  confirmaduplicidade: z.int().optional(),
})
export type Submissao = z.infer<typeof Submissao>

/** One of three answers; all null: nothing found (readings 6). */
export const RespostaDuplicidade = z.object({
  mensagemErro: z.string().nullable(),
  /** This very submission already became this order. */
  numpedido: z.int().nullable(),
  /** The other order with the same content. */
  numpedidoIdentico: z.int().nullable(),
})
export type RespostaDuplicidade = z.infer<typeof RespostaDuplicidade>

export const RespostaPedido = z.object({
  numpedido: z.int(),
  totalpedido: dinheiro,
  taxaentrega: dinheiro,
  idcliente: id,
  status: StatusPedido,
  dadospedido: z.object({ cupom: z.string().nullable() }),
  mensagemErro: z.string().nullable(),
  mensagemSucesso: z.string(),
  itensName: z.string(),
})
export type RespostaPedido = z.infer<typeof RespostaPedido>
