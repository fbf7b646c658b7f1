/** A coupon of a fornecedor (§3). An absent or empty list restricts nothing. */
export interface Cupom {
  idcupom: string
  /** Upper case, without spaces around. */
  codigocupom: string
  /** As the shopper reads it: 'Boas-vindas'. */
  nome: string
  descricao: string
  tipodesconto: 'percentual' | 'absoluto'
  /** Percent (10 is 10 %) or reais, by tipodesconto. */
  valor: number
  /** The server applies it by itself where it gives the most. */
  aplicacao_automatica: boolean
  /** The share coupon (tag uses-share-coupom). */
  indicacao: boolean
  /** Gives nothing on lines whose price comes from a policy. */
  nao_usar_com_politica: boolean
  /** Whether the shop shows what it takes off each line. */
  habilitar_visualizacao_desconto: boolean
  condicoes: {
    /** First and last day, 'YYYY-MM-DD' in the store's zone, both included. */
    inicio?: string | null
    fim?: string | null
    /** Of the goods before discount, in reais. */
    valor_minimo?: number | null
    primeira_compra?: boolean
    canalVenda?: 'WEB' | 'MANUAL' | null
    tipoEntrega?: 'DELIVERY' | 'RETIRADA' | null
    idformapagto?: readonly string[]
    /** The cliente has any of these tags. */
    tags?: readonly string[]
    limite?: number | null
    limite_por_cliente?: number | null
    /** What it may take off in all, in reais. */
    valor_limite?: number | null
  }
  /** Products named or of a named category; none: every product. */
  alvo: { produtos?: readonly string[]; categorias?: readonly string[] }
}

/** How often a coupon was used, by everybody and by this cliente, and what all uses took off. */
export interface UsosCupom {
  total: number
  cliente: number
  /** Centavos; absent: nothing. */
  descontado?: number
}

/** The buyer, the way of buying and the moment. What is not chosen yet is null and meets no condition about it. */
export interface ContextoCupom {
  /** Today in the store's zone. */
  hoje: string
  canalVenda: 'WEB' | 'MANUAL'
  tipoEntrega: 'DELIVERY' | 'RETIRADA' | null
  idformapagto: string | null
  /** Names for the words of a refusal. */
  formasPagamento: readonly { idformapagto: string; nome: string }[]
  tags: readonly string[]
  /** Whether the cliente has bought here; null for a visitor. */
  jaComprou: boolean | null
  /** By idcupom; a missing one was never used. */
  usos: Readonly<Record<string, UsosCupom>>
}

/** What a coupon looks at of a line: reais, before any discount and without gift wrap. */
export interface LinhaCupom {
  id: string
  idcategoria: string | null
  subtotal: number
  /** Its price comes from a policy. */
  dePolitica: boolean
}
