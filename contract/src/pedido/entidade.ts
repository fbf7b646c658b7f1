import { faltas, voltas } from '@vitrine/rules/pedido'
import { z } from 'zod'

import { LinhaPedida } from '#carrinho'
import { Caracteristica } from '#cliente'
import {
  CanalVenda,
  Coordenadas,
  dinheiro,
  id,
  Imagem,
  pagina,
  quantidade,
  Substituicao,
  TipoEntrega,
} from '#comum'
import { Endereco } from '#endereco'
import { Imposto } from '#imposto'
import { DetalheForma, DetalhePagamento, Pagamento, TipoPagamento } from '#pagamento'
import { TracoPreco } from '#produto'
import { EscolhaServico, ServicoEscolhido } from '#servico'

import { autoria } from './autoria.ts'
import { Contestacao } from './contestacao.ts'
import { Reembolso } from './reembolso.ts'
import { Avaliacao, Devolucao } from './depois.ts'
import { AcaoPedido } from './nome-acao.ts'
import { VersaoOrcamento } from './orcamento.ts'
import { Rastreio } from './rastreio.ts'

export const StatusPedido = z.enum([
  'ORCAMENTO_NOVO',
  'ORCAMENTO_PRECIFICADO',
  'ENVIADO',
  'SEPARANDO',
  'AGUARDANDOPAGAMENTO',
  'PAGO',
  'EMENTREGA',
  'PRONTO_RETIRADA',
  'CANCELADO',
  'ENTREGUE',
])
export type StatusPedido = z.infer<typeof StatusPedido>

/** Order submission (§3, readings 6). Prices sent along are ignored: the server prices. */
export const Submissao = z.object({
  /** One for each attempt to buy, kept until an answer. */
  idsubmissao: id,
  itens: z.array(LinhaPedida.extend({ quantidade: quantidade.positive().max(1_000_000) })).max(1000),
  /** Additional services; `idlinha` is the id of a line above, null for the order. */
  servicos: z.array(EscolhaServico).max(100).default([]),
  idfornecedor: id,
  anotacoes: z.string().max(1000).default(''),
  numPedidoCliente: z.string().max(60).default(''),
  /** For lines that do not say it themselves; null: nothing was said. */
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

export const PedidoLista = z.object({
  numpedido: z.int(),
  idfornecedor: id,
  status: StatusPedido,
  canalVenda: CanalVenda,
  /** By the names of the list's filter (§9). */
  canal: z.string(),
  /** As an item of the list carries it (§3). */
  tipoentrega: TipoEntrega,
  /** The same, as it is read (§3). */
  tipoEntrega: TipoEntrega,
  criado_em: z.string(),
  data_de_entrega: z.string().nullable(),
  janela: z.string().nullable(),
  /** When it was handed over, which may be before or after its day; null: not yet. */
  entregue_em: z.string().nullable(),
  totalpedido: dinheiro.nullable(),
  /** Interest of paying in parts, of what was picked once that is known; not part of `totalpedido`. */
  juros: dinheiro,
  /** What is paid in the end: `totalpedido` and `juros`. */
  totalapagar: dinheiro.nullable(),
  totalItens: z.int(),
  formaPagamento: z.object({ tipo: TipoPagamento, nome: z.string() }),
  numPedidoCliente: z.string(),
  numpedidoerp: z.string().nullable(),
  /** Store of a pickup, as it was called then; null for deliveries. */
  nomeLoja: z.string().nullable(),
  /** Why it was cancelled; '' of any other. */
  motivo: z.string(),
  /** What its customer has to do before it goes on, besides paying a code or a slip; null: nothing. */
  falta: z.enum(faltas).nullable(),
  /** Its money is asked back without the store: it stays where it is. */
  retido: z.boolean(),
  /** What went back of its money by its provider, and why; null: nothing did. */
  volta: z.object({ valor: dinheiro, porque: z.enum(voltas) }).nullable(),
  /** Money that goes back by Pix waits for its customer's key, or for the store to send it; null: none does. */
  reembolso: z.enum(['FALTA_CHAVE', 'A_CAMINHO']).nullable(),
  /** The customer's rating; null: not rated. */
  estrelas: z.int().nullable(),
  ...autoria,
  imagens: z.array(Imagem),
})
export type PedidoLista = z.infer<typeof PedidoLista>
export const PaginaPedidos = pagina(PedidoLista)
export type PaginaPedidos = z.infer<typeof PaginaPedidos>

export const ItemPedido = z.object({
  id,
  nome: z.string(),
  embalagem: z.string(),
  unidade: z.string(),
  imagem: Imagem.nullable(),
  /** Its place in the order. */
  sequencia: z.int(),
  quantidade,
  /** What was picked of it; null: not picked yet. */
  quantidadeServida: quantidade.nullable(),
  /** What the picked amount costs. */
  totalServido: dinheiro.nullable(),
  precounitario: dinheiro.nullable(),
  preco: dinheiro.nullable(),
  embalarParaPresente: z.boolean(),
  /** What the quantity costs before coupon and gift wrap: `total` is `subtotal` - `desconto` + `embalagens`. */
  subtotal: dinheiro.nullable(),
  embalagens: dinheiro,
  /** The customer's word about this line; '' without one. */
  observacao: z.string(),
  /** Of this line alone; null: as the order says. */
  substituicao: Substituicao.nullable(),
  /** The coupon's discount on this line. */
  desconto: dinheiro,
  total: dinheiro.nullable(),
  /** Taxes that the invoice adds to the line, beside `total`, as they were agreed; `imposto` says by which rates (decision 0065). */
  valoripi: dinheiro,
  valorst: dinheiro,
  /** Both, of what was picked; null: not picked yet. */
  impostosServidos: dinheiro.nullable(),
  imposto: Imposto.optional(),
  traco_preco: TracoPreco.optional(),
  /** Bought inside this combo of the order; lines of the same `sequencia` belong together. */
  combo: z
    .object({ idcombopromocional_cabecalho: id, nome: z.string(), sequencia: z.int(), quantidade: z.int() })
    .nullable(),
})

/** Who brings an order; `telefone`: digits with area code, '' when it is not given. */
export const Entregador = z.object({
  nome: z.string().trim().min(1).max(80),
  telefone: z
    .string()
    .regex(/^\d{10,13}$|^$/)
    .default(''),
})

/** A service of an order, with the product it is for. */
export const ServicoPedido = ServicoEscolhido.omit({ idlinha: true }).extend({
  nomeproduto: z.string().nullable(),
})

export const Pedido = PedidoLista.extend({
  idcliente: id,
  nomecliente: z.string(),
  /** Bought by a person, who may withdraw without a reason; not by a company. */
  consumidor: z.boolean(),
  /** Whoever receives it shows a document: something of it is for adults, whoever bought it. */
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
  /** Additional services, lines of their own. */
  servicos: z.array(ServicoPedido),
  taxaentrega: dinheiro,
  formaEntrega: z.object({ nome: z.string() }),
  enderecoentrega: Endereco.partial().nullable(),
  /** What the invoice is made out to; null: none was kept. */
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
  anotacoes: z.string(),
  /** What to do with a product that is missing, for lines that do not say it themselves; null: nothing was said. */
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
  /** Of the method that it is to be paid by. */
  idformapagto: id,
  detalhePagamento: DetalhePagamento,
  /** Whoever asks may do what binds its cliente; false: it prepares, and others decide (readings 7 `submissao_pedido`). */
  podeSubmeter: z.boolean(),
  /** Another method may take its place: nobody has begun to pick it, and it is not paid. */
  podeTrocarPagamento: z.boolean(),
  podeCancelar: z.boolean(),
  /** What whoever asks may do to it now. */
  acoes: z.array(AcaoPedido),
  /** The offer in force and those before it, the newest first; null: never a budget, or not priced yet. */
  orcamento: z
    .object({
      versao: z.int(),
      valido_ate: z.string(),
      vencido: z.boolean(),
      observacao: z.string(),
      versoes: z.array(VersaoOrcamento),
    })
    .nullable(),
  /** What it cost as it was ordered, where picking changed that; else null. */
  totalOriginal: dinheiro.nullable(),
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
