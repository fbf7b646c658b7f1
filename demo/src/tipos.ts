import type { TabelaDemo } from './tipos-tabela.ts'
import type { InicioDemo } from './tipos-inicio.ts'

/** Shapes of the hand-written demo data. Money in reais, quantities in units, as on the wire (readings 3). */

/** How the product's picture is drawn: see pictures/. Nothing here repeats brand, name or size of the product. */
export interface Desenho {
  /** The packshot's form. */
  forma: Forma
  /** Main colour of the packaging, `#rrggbb`. */
  cor: string
  /** Second colour (lid, label band); derived from `cor` when absent. */
  cor2?: string
  /** Motif on the label: a Fluent Emoji name such as `red-apple`. */
  motivo: string
}

export type Forma =
  | 'saco'
  | 'pouch'
  | 'pacote'
  | 'garrafa'
  | 'garrafa-cerveja'
  | 'lata'
  | 'lata-baixa'
  | 'pote'
  | 'vidro'
  | 'caixa'
  | 'caixinha'
  | 'engradado'
  | 'tigela'
  | 'bandeja'
  | 'tubo'
  | 'galao'
  | 'balde'
  | 'rolo'
  | 'maco'
  | 'solto'
  | 'barra'
  | 'copo'
  | 'fardo'
  | 'ferramenta'
  | 'tabua'
  | 'frasco'
  | 'spray'
  | 'kit'

/** A product as sold by one fornecedor (cadastro extra do produto). */
export interface ProdutoDemo {
  sku: string
  nome: string
  marca: string
  /** Slug of its category in the same supplier's tree. */
  categoria: string
  /** 'pacote 500 g', 'cx 12 un · 350 ml' */
  embalagem: string
  /** Bar code; absent: it has none. */
  ean?: string
  /** What one unit of quantity is: un, kg, cx, m, m², saco... */
  unidade: string
  /** List price of one unidade, up to 4 decimals. */
  preco: number
  /** Sale price in force ("por"), below preco. */
  precooferta?: number
  precovendaatacado?: number
  minvendaatacado?: number
  /** Units inside one unidade, for the wholesale test only. */
  multiploincremento?: number
  /** Quantity threshold -> unit price. */
  descontoProgressivo?: Record<string, number>
  granularidade?: number
  min_por_pedido?: number
  maxporpedido?: number
  /** Price of the gift wrap for one unit; absent = cannot be wrapped. */
  preco_embalagem?: number
  /** Stock in unidade; null = not tracked. */
  estoque: number | null
  /** Unit price by law (Lei 10.962 art. 2-A): kg, L, m, m², un; and how many of them one unidade holds. */
  unidade_base?: 'kg' | 'L' | 'm' | 'm²' | 'un'
  fator_unidade?: number
  maior_de_18?: boolean
  /** Two or three true sentences. */
  descricao: string
  especificacoes?: Record<string, string>
  /** Search and filter tags: 'organico', 'sem-gluten', 'lancamento'... */
  tags?: string[]
  /** SKU of the main product when this is a variant of it. */
  principal?: string
  /** How much it sells against its neighbours, 0 to 100: the default order. */
  vendas: number
  desenho: Desenho
}

export interface CategoriaDemo {
  slug: string
  nome: string
  /** Slug of the parent; absent at the top. */
  pai?: string
  /** Tint behind its pictures, `#rrggbb`, very light. */
  fundo: string
  /** Lucide icon name for the category tile. */
  icone: string
}

export interface LojaDemo {
  nome: string
  descricao_endereco_loja: string
  lat: number
  lng: number
  telefone: string
  /** Monday first: '08:00-18:00' or null when closed. */
  horarios: (string | null)[]
}

export interface AreaDemo {
  nome: string
  tipo: 'DELIVERY' | 'RETIRADA'
  /** Outer ring, GeoJSON order [lng, lat], closed. */
  anel: [number, number][]
}

export interface FormaEntregaDemo {
  nome: string
  tipoEntrega: 'DELIVERY' | 'RETIRADA'
  /** Fee in reais. */
  preco: number
  /** Free from this order value on. */
  gratis_acima?: number
  pedido_minimo?: number
  /** ISO weekdays served, 1 = Monday. */
  dias: number[]
  /** '08:00-12:00' windows of a served day. */
  janelas: string[]
  /** Orders for a day close this many hours before its window starts. */
  antecedencia_horas: number
  /** Who carries it when it is not the store. */
  transportadora?: string
  /** 'HH:MM': orders close at this hour of the last day that leaves the lead time. */
  corte_hora?: string
  /** Served days between the order and its delivery. */
  prazo_dias?: number
  atende_feriado?: boolean
  /** Of each window. */
  capacidade_pedidos?: number
  capacidade_kg?: number
  /** Where it goes and for how much; none: every area, at `preco`. */
  faixas?: FaixaFreteDemo[]
  /** Windows that are full when the store opens: the start, and which of the next served days, 1 = the first after today. */
  lotadas?: { inicio: string; dia: number }[]
}

export interface FaixaFreteDemo {
  /** Name of a delivery area. */
  area?: string
  /** First and last CEP, 8 digits. */
  cep?: [string, string]
  ate_kg?: number
  /** From this value of the goods on. */
  desde?: number
  preco: number
  por_kg?: number
  prazo_dias?: number
}

/** A day on which the store itself rests: every year on a day of the calendar, or the so-manieth served day after the demo begins. */
export type DiaFechadoDemo = { nome: string } & ({ dia: string } | { em_dias: number })

export interface CupomDemo {
  /** Capitals, no spaces. */
  codigo: string
  nome: string
  descricao: string
  tipodesconto: 'percentual' | 'absoluto'
  /** Percent or reais. */
  valor: number
  /** The server applies it by itself. */
  automatico?: boolean
  /** The coupon to share with friends. */
  indicacao?: boolean
  nao_usar_com_politica?: boolean
  /** False: only who knows the code. */
  listado?: boolean
  /** Of the goods, in reais. */
  valor_minimo?: number
  /** It ends so many days after the demo was loaded. */
  dias?: number
  limite?: number
  limite_por_cliente?: number
  primeira_compra?: boolean
  tipoEntrega?: 'DELIVERY' | 'RETIRADA'
  /** Names of payment methods. */
  formasPagamento?: string[]
  /** Tags of the customer. */
  tags?: string[]
  /** Slugs of leaf categories; absent: the whole store. */
  categorias?: string[]
}

export interface FormaPagamentoDemo {
  tipo: 'PIX' | 'BOLETO' | 'CARTAO' | 'ENTREGA' | 'FATURADO'
  nome: string
  descricao: string
  /** Price variance of this method in percent (tag support-price-variance-by-payment): -3 = 3 % off. */
  variacao_percentual?: number
  /** Of one on credit: days after the order at which its instalments are due. */
  prazos?: number[]
  /** For whom and what; amounts in reais. */
  condicoes?: { tipoEntrega?: 'DELIVERY' | 'RETIRADA'; tags?: string[]; minimo?: number; maximo?: number }
  /** A card in parts; interest in percent a month, `minimo` of one part in reais. */
  parcelas?: { maximo: number; sem_juros: number; juros_mes: number; minimo: number }
  /** Percent that a card's reserve is above the weighed goods. */
  margem?: number
  /** Working days until a boleto is due. */
  dias_boleto?: number
  /** Terms of credit that a buyer may choose from, each in days. */
  termos?: number[][]
  /** What is taken on delivery. */
  meios?: ('DINHEIRO' | 'DEBITO' | 'CREDITO' | 'PIX' | 'VALE')[]
}

export interface TipoAssinaturaDemo {
  nome: string
  /** One of both. */
  dias?: number
  meses?: number
}

/** A promotional combo. */
export interface ComboDemo {
  nome: string
  /** One or two true sentences. */
  descricao: string
  /** Days that it still runs from the loading of the demo; absent = without end. */
  dias?: number
  limite_por_pedido?: number
  exige_login?: boolean
  /** Tags of the customers it is for; absent = everybody. */
  tags?: string[]
  preco:
    | { tipo: 'fixo'; valor: number }
    | { tipo: 'percentual'; percentual: number }
    | { tipo: 'por_produto' }
  grupos: GrupoComboDemo[]
}

/** A slot: from `minimo` to `maximo` choices among its products. */
export interface GrupoComboDemo {
  nome: string
  minimo: number
  maximo: number
  repete?: boolean
  /** SKU and, where it is not 1, the units that one choice takes; unit price inside the combo with por_produto. */
  produtos: { sku: string; quantidade?: number; precocombo?: number }[]
}

/** An additional service sold with products. */
export interface ServicoDemo {
  nome: string
  /** What it includes. */
  descricao: string
  aplicacao: 'pedido' | 'linha'
  cobranca: 'fixo' | 'unidade'
  preco: number
  /** SKUs, category slugs, tags: any of them; absent = every product. */
  alvo?: { skus?: string[]; categorias?: string[]; tags?: string[] }
}

/** A field of the store's own, at registration or at checkout. */
export interface CaracteristicaDemo {
  escopo: 'CLIENTE' | 'PEDIDO'
  codigo: string
  nome: string
  ajuda?: string
  tipo: 'TEXTO' | 'TEXTO_LONGO' | 'NUMERO' | 'DATA' | 'LISTA' | 'SIMNAO' | 'INSCRICAO_ESTADUAL'
  obrigatoria?: boolean
  opcoes?: string[]
}

export interface FornecedorDemo {
  slug: string
  nome: string
  empresa: string
  razaosocial: string
  cnpj: string
  telefone: string
  email: string
  endereco: string
  cidade: string
  uf: string
  /** Supplier tags of the specification (section 6). */
  tags: string[]
  dominios: string[]
  segmento: string
  /** The eight theme inputs of ux.md 2.2. */
  tema: {
    brand: string
    accent: string
    font: 'Figtree' | 'Instrument Sans' | 'Archivo Narrow' | 'Space Grotesk'
    radius: number
    density: number
    logoRatio: number
    imageRatio: number
    scheme: 'light' | 'dark' | 'auto'
  }
  /** Logo as SVG text (wordmark drawn as paths), for light and dark grounds. */
  logo: { claro: string; escuro: string }
  seo: { title: string; description: string }
  /** Header menu: label and category slug. */
  menu: { nome: string; categoria: string }[]
  /** Footer columns. */
  rodape: { titulo: string; links: string[] }[]
  horario_atendimento: string
  instrucoesPedido?: string
  /** Days that an invoice may be overdue before nothing more is sold on credit; absent: any. */
  toleranciaVencida?: number
  chave_pix: string
  lojas: LojaDemo[]
  areas: AreaDemo[]
  formasEntrega: FormaEntregaDemo[]
  diasFechados?: DiaFechadoDemo[]
  formasPagamento: FormaPagamentoDemo[]
  cupons?: CupomDemo[]
  /** Recurrence: what the cart says of it, and how often an order can be repeated. */
  recorrencia?: { mensagem: string; tipos: TipoAssinaturaDemo[] }
  caracteristicas?: CaracteristicaDemo[]
  categorias: CategoriaDemo[]
  catalogo: CatalogoDemo
  produtos: ProdutoDemo[]
  combos?: ComboDemo[]
  tabelas?: TabelaDemo[]
  servicos?: ServicoDemo[]
  impostos?: ImpostosDemo
  /** Its home (tag use-new-style-page); absent: the list. */
  inicio?: InicioDemo
}

/** Taxes that the store's invoices add to its prices. */
export interface ImpostosDemo {
  industria: boolean
  simples: boolean
  /** NCM of the products of a category, by its slug. */
  ncm: Record<string, string>
  /** Percentages; `uf` absent: every state. */
  regras: { ncm: string; uf?: string; ipi?: number; mva?: number; aliquotainterna?: number; fcp?: number }[]
}

/** What a store says about its catalogue: filters, words for words, aisles. */
export interface CatalogoDemo {
  /** Tags that a shopper may filter by, in the order of the filters; the promoted ones are chips above the list. */
  tags: { tag: string; nome: string; grupo: string; promovida?: boolean }[]
  /** What is typed -> what the store calls it besides. */
  sinonimos: Record<string, string[]>
  /** Groups of top categories, by slug. */
  setores: { nome: string; icone: string; categorias: string[] }[]
  /** Kinds of customers with categories of their own, by slug; every other category is for all. */
  segmentos?: { nome: string; categorias: string[] }[]
}
