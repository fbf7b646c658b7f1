import type { Fornecedor, LojaColeta, TipoAssinatura, TipoEntrega } from '@vitrine/contract'
import type { Cupom } from '@vitrine/rules/cupom'
import type { Politica } from '@vitrine/rules/politica'
import type { AgendaEntrega } from '@vitrine/rules/entrega'
import type { Area } from '@vitrine/rules/poligono'

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
  lojas: readonly LojaColeta[]
  areas: readonly AreaViva[]
  formasEntrega: readonly FormaEntregaViva[]
  formasPagamento: readonly FormaPagamentoViva[]
  politicas: readonly Politica[]
  tiposAssinatura: readonly TipoAssinatura[]
  /** Active ones by code; whether one can be used is decided for each cart. */
  cupons: readonly CupomVivo[]
  /** Words for which the search asks others too (table sinonimo). */
  sinonimos: readonly { termo: string; sinonimos: string[] }[]
}

export interface CupomVivo extends Cupom {
  /** False: only who knows the code is told of it. */
  listado: boolean
  criado_em: string
}

export interface AreaViva {
  tipo: TipoEntrega
  nome: string
  geojson: Area
}

export interface FormaEntregaViva extends AgendaEntrega {
  idformaentrega: string
  idloja: string | null
  nome: string
  tipoEntrega: TipoEntrega
  /** Reais. */
  preco: number
  gratis_acima: number | null
  pedido_minimo: number | null
}

export interface FormaPagamentoViva {
  idformapagto: string
  tipo: 'PIX' | 'BOLETO' | 'CARTAO' | 'ENTREGA' | 'FATURADO'
  nome: string
  descricao: string
  /** Percent; null without the tag support-price-variance-by-payment. */
  variacao_percentual: number | null
}
