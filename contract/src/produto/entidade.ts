import { z } from 'zod'

import { dinheiro, id, quantidade } from '#campo'
import { Imagem } from '#imagem'
import { Imposto } from '#imposto'
import { pagina } from '#pagina'
import { CanalVenda, TipoEntrega } from '#venda'

/** Prices of a product for this visitor; all absent when the visitor may not see prices (readings 3). */
export const Precos = {
  preco: dinheiro.optional(),
  preconf: dinheiro.optional(),
  precovendaatacado: dinheiro.optional(),
  minvendaatacado: quantidade.optional(),
  preco_embalagem: dinheiro.optional(),
  efeitospoliticas: z
    .object({
      /** Quantity threshold -> unit price. */
      descontoProgressivo: z.record(z.string(), dinheiro).optional(),
      /** Name of the policy that set preconf. */
      politica: z.string().optional(),
      /** Its last day, 'YYYY-MM-DD'; absent: no end is known. */
      validade: z.string().optional(),
    })
    .optional(),
  /** What the invoice adds to these prices; absent: nothing (decision 0065). */
  imposto: Imposto.optional(),
} as const

export const Quantidades = {
  unidade: z.string(),
  multiploincremento: quantidade.nullable(),
  granularidade: quantidade,
  min_por_pedido: quantidade.nullable(),
  maxporpedido: quantidade.nullable(),
} as const

/** Why a line costs what it costs (readings 3). */
export const TracoPreco = z.object({
  precounitario: dinheiro.nullable(),
  vencedor: z.enum([
    'atendente',
    'progressivo',
    'atacado',
    'politica',
    'oferta',
    'normal',
    'combo',
    'oculto',
  ]),
  motivo: z.string(),
  candidatos: z.array(
    z.object({ regra: z.string(), preco: dinheiro.nullable(), valeu: z.boolean(), motivo: z.string() }),
  ),
})
export type TracoPreco = z.infer<typeof TracoPreco>

/** A product card (§3 Product list item); `id` is the idcadastroextraproduto. */
export const ProdutoLista = z.object({
  id,
  idproduto: id,
  name: z.string(),
  marca: z.string(),
  sku: z.string(),
  /** Bar code of what is sold; null: it has none. */
  ean: z.string().nullable(),
  embalagem: z.string(),
  idcategoria: id,
  imagem: Imagem.nullable(),
  disponivel: z.boolean(),
  /**
   * How many there are, in `unidade`: pages of lists tell it where the supplier shows its stock (tag `shows-stock`) and whoever asks has entered
   * and may see prices. Absent: it is not told, or not counted.
   */
  estoque: quantidade.optional(),
  maior_de_18: z.boolean(),
  tags: z.array(z.string()),
  /** How many variants are folded into this card; 0 when it stands alone. */
  variantes: z.int(),
  /** When the customer who asks last bought it, and how many; absent for visitors and for what was never bought. */
  ultimacompra: z.object({ data: z.string(), quantidade }).optional(),
  /** Unit price by law: base unit and how many of them one unidade holds. */
  unidade_base: z.string().nullable(),
  fator_unidade: z.number().nullable(),
  ...Quantidades,
  ...Precos,
})
export type ProdutoLista = z.infer<typeof ProdutoLista>

export const PaginaProdutos = pagina(ProdutoLista).extend({
  /** A search finds more than `totalItems`, which is as far as is counted; absent where `totalItems` is all. */
  totalMinimo: z.literal(true).optional(),
  /** False when this visitor may not see prices (§4 Product list price flag). */
  listaTemPrecos: z.boolean(),
  /** What was searched for instead, when what was typed finds nothing ('fejao preto' -> 'feijão preto'); else null. */
  corrigida: z.string().nullable(),
  /** Words of the text that no product has, not even similar ones; `corrigida` leaves them out. */
  ignoradas: z.array(z.string()),
  /** What stands in for a text that nothing answers (first page, `totalItems` 0); else null. */
  semelhantes: z
    .object({
      /** Words of the text, or similar ones, that products of `data` have, as written; empty: `data` are the best sellers. */
      palavras: z.array(z.string()),
      /** Those with most of the words first; at most 12. Filters and pages are not applied to them. */
      data: z.array(ProdutoLista),
    })
    .nullable(),
  /** The product, a variant too, whose SKU or EAN was typed; else null. */
  exato: id.nullable(),
  /**
   * Address of the category that was asked for by its id, or by one that it has no more; null: there is no such category. Absent where
   * it was asked for by the one it has.
   */
  categoria: z.string().nullable().optional(),
})
export type PaginaProdutos = z.infer<typeof PaginaProdutos>

export const Produto = ProdutoLista.extend({
  descricao: z.string(),
  especificacoes: z.array(z.object({ nome: z.string(), valor: z.string() })),
  imagens: z.array(Imagem),
  categoria: z.object({ idcategoria: id, slug: z.string(), nome: z.string() }),
  categoriapai: z.object({ idcategoria: id, slug: z.string(), nome: z.string() }).nullable(),
  variantesproduto: z.array(ProdutoLista),
  similares: z.array(ProdutoLista),
  /** Why the `quantidade` asked for costs what it costs; absent without one and where prices are hidden. */
  traco_preco: TracoPreco.optional(),
  /** Combos on sale to this visitor that contain it (ux 1.5.4). */
  combos: z.array(id),
})
export type Produto = z.infer<typeof Produto>

/** Search parameters of a list (§3, §7). Lists of values are comma-separated on the wire. */
export const BuscaProdutos = z.object({
  fornec: z.string().max(64).optional(),
  /** Category id or slug. */
  categ: z.string().max(80).optional(),
  /** Text searched for. */
  sk: z.string().max(200).optional(),
  /** The text as it is typed: nothing is searched for instead of its words. */
  exata: z.boolean().default(false),
  page: z.int().min(1).max(10_000).default(1),
  formapagamento: id.optional(),
  ordenacao: z.string().max(40).optional(),
  canalVenda: CanalVenda.default('WEB'),
  tipoentrega: TipoEntrega.optional(),
  /** Tags (all of them) and filters 'marca:', 'embalagem:', 'preco:de-ate' (any of each), as filtros-produto gives them. */
  tagsPesquisa: z.string().max(1000).optional(),
  agrupadores: z.string().max(400).optional(),
  ignorepolicy: z.boolean().default(false),
  limit: z.int().min(1).max(100).default(20),
  produtoprincipal: id.optional(),
})
export type BuscaProdutos = z.infer<typeof BuscaProdutos>

/** A value of a filter; `valor` is what tagsPesquisa takes. */
export const OpcaoFiltro = z.object({
  valor: z.string(),
  nome: z.string(),
  /** How many the list would show with it. */
  total: z.int(),
  aplicado: z.boolean(),
  /** A chip above the list. */
  promovido: z.boolean(),
})
export type OpcaoFiltro = z.infer<typeof OpcaoFiltro>

export const FiltrosProduto = z.object({
  /** Of the list as it is filtered now. */
  total: z.int(),
  grupos: z.array(z.object({ nome: z.string(), opcoes: z.array(OpcaoFiltro) })),
  /** Categories of what is found, with how many. */
  categorias: z.array(z.object({ idcategoria: id, slug: z.string(), nome: z.string(), total: z.int() })),
  /** When nothing is found: how many without one filter ('categ' or a value of tagsPesquisa). */
  semCada: z.array(z.object({ valor: z.string(), nome: z.string(), total: z.int() })),
})
export type FiltrosProduto = z.infer<typeof FiltrosProduto>

export const TagPesquisa = z.object({
  tag: z.string(),
  nome: z.string(),
  grupo: z.string(),
  promovida: z.boolean(),
  /** How many products carry it. */
  total: z.int(),
})
export type TagPesquisa = z.infer<typeof TagPesquisa>

export const Setor = z.object({
  idsetor: id,
  nome: z.string(),
  icone: z.string(),
  categorias: z.array(z.object({ idcategoria: id, slug: z.string(), nome: z.string(), total: z.int() })),
})
export type Setor = z.infer<typeof Setor>
