import type { TipoEntrega } from '#acesso'

/** A point of the person's, of no supplier. */
export interface PontoEscolhido {
  lat: number
  lng: number
  cep: string
  cidade: string
  uf: string
  /** 'Rua Barão de Jaguara, 948' */
  textoendereco: string
  idendereco?: string
}

/**
 * What is kept of where the shopper wants the goods (§4 Delivery type): the point is the person's, how they come and from which
 * store is each supplier's own (decision 0060).
 */
export interface Lugar {
  ponto: PontoEscolhido | null
  /** What was chosen at the marketplace, outside of any supplier. */
  tipoEntrega: TipoEntrega
  /**
   * By idfornecedor, newest last: 'DELIVERY', or the idloja where the goods are picked up. Under '' a store out of a cookie of the
   * older shape, which did not name its supplier: it counts where it belongs.
   */
  escolhas: Readonly<Record<string, string>>
}

/** The place as one supplier sees it. */
export interface Local extends PontoEscolhido {
  tipoEntrega: TipoEntrega
  idloja?: string
  nomeloja?: string
}

/** What of a supplier decides how its goods come. */
export interface QuemVende {
  idfornecedor: string
  tags: readonly string[]
  /** Its stores for pickup. */
  lojas: readonly LojaQueEntrega[]
}

export interface LojaQueEntrega {
  idloja: string
  nome: string
  descricao_endereco_loja: string
  lat: number
  lng: number
}

export const lugarVazio: Lugar = { ponto: null, tipoEntrega: 'DELIVERY', escolhas: {} }
