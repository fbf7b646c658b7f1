/** A service that a fornecedor sells with products (readings 8): cutting, assembly, ice, extended warranty. */
export interface Servico {
  idservico: string
  nome: string
  /** What it includes. */
  descricao: string
  /** Bought once for the order, or for single lines. */
  aplicacao: 'pedido' | 'linha'
  /** One price, or a price for each unit of the products it is for. */
  cobranca: 'fixo' | 'unidade'
  /** Reais, up to 4 decimals. */
  preco: number
  /** Products named, of a named category or with a tag; none: every product. */
  alvo: { produtos?: readonly string[]; categorias?: readonly string[]; tags?: readonly string[] }
}

/** What a service looks at of a line. */
export interface LinhaComServico {
  id: string
  idcategoria: string
  tags: readonly string[]
}

/** A service as it can be had with this cart: the lines it is for. */
export interface ServicoOferecido extends Omit<Servico, 'alvo'> {
  linhas: readonly string[]
}

/** A service that the shopper chose; `idlinha` null: for the order. */
export interface EscolhaServico {
  idservico: string
  idlinha: string | null
}

/** A chosen service with what it costs, in reais: its own line of cart and order. */
export interface ServicoCalculado extends EscolhaServico {
  nome: string
  quantidade: number
  precounitario: number
  total: number
}
