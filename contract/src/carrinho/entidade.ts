import { z } from 'zod'

import { dinheiro, id, quantidade } from '#campo'
import { MensagemModal } from '#cliente'
import { PrecoCombo } from '#combo'
import { CupomAplicado, CuponsUsaveis, TipoDesconto } from '#cupom'
import { Imagem } from '#imagem'
import { Precos, Quantidades, TracoPreco } from '#produto'
import { TipoAssinatura } from '#tipo-assinatura'
import { ServicoEscolhido, ServicoOferecido } from '#servico'
import { Substituicao } from '#venda'

import { LinhaComAcordo, NegociacaoAceita } from './negociada.ts'

/** A choice inside a combo: a product of a slot, and how many times it is taken. */
export const EscolhaCombo = z.object({ idgrupo: id, id, escolhas: z.int().min(1).max(1000) })

/** A line as it is asked for; of a combo with its choices, and then `id` is the line's own. */
export const LinhaPedida = z.object({
  id,
  quantidade: quantidade.min(0).max(1_000_000),
  embalarParaPresente: z.boolean().default(false),
  idcombopromocional_cabecalho: id.nullable().optional(),
  produtos: z.array(EscolhaCombo).max(100).optional(),
  /** A word to the store about this line; kept in one line of text. */
  observacao: z.string().max(200).optional(),
  /** What to do when it is missing; null or absent: as the whole cart says. */
  substituicao: Substituicao.nullable().optional(),
})
export type LinhaPedida = z.infer<typeof LinhaPedida>

/** A product inside a combo of the cart. */
export const ParteCombo = EscolhaCombo.extend({
  nome: z.string(),
  embalagem: z.string(),
  unidade: z.string(),
  imagem: Imagem.nullable(),
  /** Units that one combo takes. */
  quantidade,
  disponivel: z.boolean(),
  multiploincremento: Quantidades.multiploincremento,
  ...Precos,
  precocombo: dinheiro.optional(),
  /** Its share of the line's subtotal; absent when prices are hidden. */
  totallinha: dinheiro.optional(),
})
export type ParteCombo = z.infer<typeof ParteCombo>

export const ItemCarrinho = z.object({
  id,
  idproduto: id,
  nome: z.string(),
  marca: z.string(),
  embalagem: z.string(),
  imagem: Imagem.nullable(),
  idcategoria: id,
  quantidade,
  disponivel: z.boolean(),
  /** Of a line that asks for more than the stock holds: what there is (readings 4). */
  disponiveis: quantidade.optional(),
  maior_de_18: z.boolean(),
  unidade_base: z.string().nullable(),
  fator_unidade: z.number().nullable(),
  ...Quantidades,
  ...Precos,
  precoatendente: dinheiro.optional(),
  /** With `precoatendente` alone. */
  negociado: LinhaComAcordo.optional(),
  embalarParaPresente: z.boolean(),
  /** Coupon discount of the line; 0 without one. */
  preco_do_desconto: dinheiro.optional(),
  idcombopromocional_cabecalho: id.nullable(),
  /** Of a combo: what one of it takes. */
  produtos: z.array(ParteCombo).optional(),
  preco_combo: PrecoCombo.optional(),
  traco_preco: TracoPreco.optional(),
  /** A word to the store about this line; absent without one. */
  observacao: z.string().optional(),
  substituicao: Substituicao.nullable().optional(),
  /** What the line costs, gift wrap and discount included; absent when prices are hidden. */
  totallinha: dinheiro.optional(),
  /** What the invoice adds to the line, beside `totallinha`; absent when prices are hidden. */
  valoripi: dinheiro.optional(),
  valorst: dinheiro.optional(),
})
export type ItemCarrinho = z.infer<typeof ItemCarrinho>

/** What the server had to change, and why (readings 5). */
export const MudancaCarrinho = z.object({
  id,
  nome: z.string(),
  de: quantidade,
  para: quantidade,
  motivo: z.string(),
})
export type MudancaCarrinho = z.infer<typeof MudancaCarrinho>

/** A line of a repeated order or an applied list: what became of it (readings 5). */
export const LinhaRepeticao = z.object({
  id,
  nome: z.string(),
  /** What was asked for. */
  pedida: quantidade,
  /** What came into the cart. */
  quantidade,
  /** '' for a line that came whole. */
  motivo: z.string(),
})
export type LinhaRepeticao = z.infer<typeof LinhaRepeticao>

/** A sum of the cart with the goods it is for, after discounts: what freight is measured by. */
const somaComBase = { totalCompras: dinheiro, base: dinheiro }

export const Carrinho = z.object({
  revisao: z.int(),
  /** Keys of the latest saves: what they carried is in this cart, even where the answer was lost (readings 5). */
  salvamentos: z.array(id),
  produtosSelecionados: z.array(ItemCarrinho),
  /** Absent when prices are hidden. */
  totalCompras: dinheiro.optional(),
  subtotal: dinheiro.optional(),
  /** Against list prices. */
  economia: dinheiro.optional(),
  embalagens: dinheiro.optional(),
  /** What the coupon takes off all lines together. */
  descontos: dinheiro.optional(),
  /** Taxes that the invoice adds to the lines, part of totalCompras; of those on freight the order knows (decision 0065). */
  valoripi: dinheiro.optional(),
  valorst: dinheiro.optional(),
  /**
   * What it comes to paid by Pix, freight left out, with the coupon in force then; null where Pix changes nothing, where a method is
   * chosen, and where prices are hidden.
   */
  pix: z
    .object({
      ...somaComBase,
      cupom: CupomAplicado.nullable(),
      /** The same without a coupon, and with each that Pix can use: the freight decides among them. */
      semCupom: z.object(somaComBase),
      comCupom: z.array(z.object({ ...somaComBase, cupom: CupomAplicado, automatico: z.boolean() })),
      /** Its prices are those of the lines changed by the variance, and nothing else. */
      isVariado: z.boolean(),
    })
    .nullable(),
  /** Additional services that this cart can have; none where prices are hidden (readings 8). */
  servicosOferecidos: z.array(ServicoOferecido),
  /** Those chosen, each a line of its own; their sum is part of totalCompras. */
  servicos: z.array(ServicoEscolhido),
  observacao: z.string(),
  numPedidoCliente: z.string(),
  /** What to do with a product that is missing, for lines that do not say it themselves. */
  substituicao: Substituicao,
  /** The coupon in force, chosen or automatic. */
  codigoCupom: z.string().nullable(),
  /** Of a percentage coupon, else 0. */
  valorDescontoPercentual: z.number(),
  /** What an absolute coupon takes off, else 0. */
  valorDescontoAbsoluto: dinheiro,
  tipoDesconto: TipoDesconto,
  /** Lines that get a discount. */
  produtosComDesconto: z.array(id),
  /** The coupon in force is one that the server chose. */
  cupomAutomatico: z.boolean(),
  codigoCupomAutomatico: z.string().nullable(),
  /** The server may apply a coupon by itself. */
  cupomAplicacaoAutomatica: z.boolean(),
  /** Discount of a coupon that is for some products only, else 0. */
  totalDescontoEspecifico: dinheiro,
  habilitarVisualizacaoDesconto: z.boolean(),
  /** The coupon in force as the browser previews it. */
  cupom: CupomAplicado.nullable(),
  cuponsUsaveis: CuponsUsaveis,
  /** Code that the customer chose and the cart keeps, in force or not. */
  cupomEscolhido: z.string().nullable(),
  /** Why the customer's coupon is not in force, or could not be taken. */
  avisoCupom: z.string().nullable(),
  assinaturas: z.object({
    tipos: z.array(TipoAssinatura),
    label: z.string(),
  }),
  assinaturaSelecionada: id.nullable(),
  meta_info: z.object({
    hasRecorrencia: z.boolean(),
    recorrencia: z.object({ mensagem: z.string() }).nullable(),
    descricao_endereco_loja: z.string().nullable(),
    default_store: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  }),
  bloqueio_atendimento: z.object({ atendente: z.string(), desde: z.string() }).nullable(),
  /** Prices of an attendant that are in this cart; absent without one, and where prices are hidden. */
  negociacao: NegociacaoAceita.optional(),
  /** Why the last submission of this very cart became no order, in the words of its answer; null once the cart has changed. */
  erroSubmit: z.string().nullable(),
  /** What the server has to say to whose cart it is, the same as in the session check (§3 User state). */
  mensagemModal: MensagemModal.nullable(),
  /** Set when something was adjusted or nothing could be kept. */
  mensagem: z.string().nullable(),
  mudancas: z.array(MudancaCarrinho),
  /** Only in the answer to a save with modoRepeticaoPedido: every line of it, in one of three lists. */
  repeticao: z
    .object({
      adicionados: z.array(LinhaRepeticao),
      ajustados: z.array(LinhaRepeticao),
      recusados: z.array(LinhaRepeticao),
    })
    .optional(),
})
export type Carrinho = z.infer<typeof Carrinho>

/** A cart that waits at a store: no prices, so that nothing is told of where they are hidden. */
export const CarrinhoAberto = z.object({
  idfornecedor: id,
  slug: z.string(),
  nome: z.string(),
  logo: z.string(),
  /** Lines. */
  itens: z.int(),
  atualizado_em: z.string(),
})
export type CarrinhoAberto = z.infer<typeof CarrinhoAberto>
