/** Commercial policy of a fornecedor (readings 1). An absent or empty list restricts nothing. */
export interface Politica {
  idpolitica: string
  nome: string
  /** The highest among the applicable ones decides; the others are not looked at. */
  prioridade: number
  condicoes: {
    /** The cliente has any of these tags. */
    tags?: string[]
    idformapagto?: string[]
    tipoEntrega?: 'DELIVERY' | 'RETIRADA'
    canalVenda?: 'WEB' | 'MANUAL'
    /** First and last day, 'YYYY-MM-DD', both included. */
    inicio?: string
    fim?: string
  }
  /** Products named or of a named category. */
  alvo: { produtos?: string[]; categorias?: string[] }
  efeito: EfeitoDoPreco & {
    /** Each product has an effect of its own (its `tabelasdepreco`); a product without one is none of this policy's. */
    tabela?: true
  }
}

/** What becomes of a price. */
export interface EfeitoDoPreco {
  /** Change of the list price in percent; negative is a discount. */
  percentual?: number
  precofixo?: number
  /** Quantity threshold to unit price. */
  descontoProgressivo?: Record<string, number>
  /** Quantity threshold to change of the list price in percent; negative is a discount. */
  descontoProgressivoPercentual?: Record<string, number>
}

/** What price tables make of a product's price: id of the policy -> effect. */
export type TabelasDePreco = Readonly<Record<string, EfeitoDoPreco>>

/** A product before policies: reais with up to 4 decimals. */
export interface ProdutoComPoliticas {
  id: string
  idcategoria: string
  preco: number
  /** Sale price for everyone. */
  precooferta?: number | null
  /** Progressive table for everyone. */
  descontoProgressivo?: Record<string, number> | null
  tabelasdepreco?: TabelasDePreco | null
}

/** The buyer, the way of buying and the moment. What is not chosen yet is absent and meets no condition about it. */
export interface ContextoPolitica {
  tags?: readonly string[]
  idformapagto?: string | null
  tipoEntrega?: 'DELIVERY' | 'RETIRADA' | null
  canalVenda?: 'WEB' | 'MANUAL' | null
  /** Today in the store's zone, 'YYYY-MM-DD'. */
  hoje: string
}

export interface EfeitosPoliticas {
  descontoProgressivo?: Record<string, number>
  politica?: string
  /** Last day of that policy, 'YYYY-MM-DD'; absent: no end is known. */
  validade?: string
}

export interface PrecosComPoliticas {
  preco: number
  preconf: number
  efeitospoliticas?: EfeitosPoliticas
}
