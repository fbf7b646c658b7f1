import type { Fornecedor, LojaColeta, MeioEntrega, TipoAssinatura, TipoEntrega } from '@vitrine/contract'
import type { Cupom } from '@vitrine/rules/cupom'
import type { PrecoCombo, VigenciaCombo } from '@vitrine/rules/combo'
import type { Politica } from '@vitrine/rules/politica'
import type { TabelaImpostos } from '@vitrine/rules/imposto'
import type { Servico } from '@vitrine/rules/servico'
import type { CondicaoForma, CondicaoParcelas } from '@vitrine/rules/pagamento'
import type { AgendaEntrega, Capacidade, FaixaFrete } from '@vitrine/rules/entrega'
import type { Area } from '@vitrine/rules/poligono'

import type { CaracteristicaViva } from '#caracteristica'
import type { DocumentoVivo } from '#navegacao'

import type { VersaoDeCarrossel } from './carrossel-vivo.ts'

/** Everything about a supplier that does not depend on who asks; kept in memory by generation, read-only. */
export interface FornecedorVivo {
  publico: Fornecedor
  idfornecedor: string
  slug: string
  nome: string
  tags: readonly string[]
  fuso: string
  chave_pix: string
  razaosocial: string
  cidade: string
  uf: string
  instrucoesPedido: string
  /** Its own account at a payment provider; null: none. */
  conta: ContaSelada | null
  /** Who may read its product feeds; of a key its SHA-256 alone is known. */
  anuncio: { leitura: 'NINGUEM' | 'TODOS' | 'CHAVE'; chave_sha256: string }
  lojas: readonly LojaColeta[]
  areas: readonly AreaViva[]
  formasEntrega: readonly FormaEntregaViva[]
  /** From yesterday on. */
  diasFechados: readonly DiaFechado[]
  /** Its own fields at checkout (readings 8). */
  caracteristicasPedido: readonly CaracteristicaViva[]
  formasPagamento: readonly FormaPagamentoViva[]
  politicas: readonly Politica[]
  tiposAssinatura: readonly TipoAssinatura[]
  /** Active ones by code; whether one can be used is decided for each cart. */
  cupons: readonly CupomVivo[]
  /** Words for which the search asks others too (table sinonimo). */
  sinonimos: readonly { termo: string; sinonimos: string[] }[]
  combos: readonly ComboVivo[]
  servicos: readonly Servico[]
  /** In their order. */
  /** Versions; which of them stand at a moment: `listCarrosseis`. */
  /** Its own documents as they stand, with their versions. */
  documentos: readonly DocumentoVivo[]
  carrosseis: readonly VersaoDeCarrossel[]
  /** Null: its invoices add nothing to its prices. */
  impostos: TabelaImpostos | null
  /** Instants (milliseconds) at which something that it published begins or ends by itself (decision 0080). */
  viradas: readonly number[]
}

/** An account whose secrets only `#cofre` opens. */
export interface ContaSelada {
  idfornecedor: string
  chave_publica: string
  segredos: string
}

export interface CupomVivo extends Cupom {
  /** False: only who knows the code is told of it. */
  listado: boolean
  criado_em: string
}

/** A combo as its supplier defines it: units, reais; its products are read when somebody looks at them. */
export interface ComboVivo extends VigenciaCombo {
  idcombopromocional_cabecalho: string
  nome: string
  descricao: string
  limite_por_pedido: number | null
  preco: PrecoCombo
  grupos: readonly GrupoVivo[]
}

export interface GrupoVivo {
  idgrupo: string
  nome: string
  minimo: number
  maximo: number
  repete: boolean
  produtos: readonly { id: string; quantidade: number; precocombo: number | null }[]
}

export interface AreaViva {
  idarea: string
  tipo: TipoEntrega
  nome: string
  geojson: Area
}

export interface FormaEntregaViva extends AgendaEntrega, Capacidade {
  idformaentrega: string
  idloja: string | null
  nome: string
  tipoEntrega: TipoEntrega
  /** Who carries it; null: the own fleet, or pickup. */
  transportadora: string | null
  /** Also on national and state holidays. */
  atende_feriado: boolean
  /** Reais. */
  preco: number
  gratis_acima: number | null
  pedido_minimo: number | null
  /** None: every area, at `preco`. */
  faixas: readonly FaixaFrete[]
}

/** A day on which the supplier itself rests. */
export interface DiaFechado {
  /** 'YYYY-MM-DD'. */
  data: string
  nome: string
}

export interface FormaPagamentoViva {
  idformapagto: string
  tipo: 'PIX' | 'BOLETO' | 'CARTAO' | 'ENTREGA' | 'FATURADO'
  nome: string
  descricao: string
  /** Percent; null without the tag support-price-variance-by-payment. */
  variacao_percentual: number | null
  condicoes: CondicaoForma
  opcoes: OpcoesForma
}

/** How a method is paid; amounts in reais. */
export interface OpcoesForma {
  /** A card in parts. */
  parcelas?: CondicaoParcelas
  /** Percent that a card's reserve is above the weighed goods. */
  margem?: number
  /** Working days until a boleto is due. */
  dias_boleto?: number
  /** Terms of credit, each in days; at least one of a method on credit. */
  prazos?: number[][]
  /** What is taken on delivery. */
  meios?: MeioEntrega[]
}
