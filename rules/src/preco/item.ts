/** What the price rules read of a product or cart line (§3): reais with up to 4 decimals, quantities with up to 3. */
export interface ItemComPreco {
  /** List price. */
  preco?: number | null
  /** Price in force for this visitor; the list price when missing. */
  preconf?: number | null
  precoatendente?: number | null
  /** Who negotiated that price: names for an explanation. */
  negociado?: { por: string; aprovado_por?: string | null; motivo?: string } | null
  precovendaatacado?: number | null
  minvendaatacado?: number | null
  /** Units inside one unidade; serves the wholesale test only (readings 3). */
  multiploincremento?: number | null
  efeitospoliticas?: {
    /** Quantity threshold to unit price. */
    descontoProgressivo?: Record<string, number>
    /** Name of the policy that set preconf. */
    politica?: string
  } | null
  /** Only for the words of an explanation. */
  unidade?: string | null
}

export interface OpcoesPreco {
  /** False when the supplier has the tag disable-product-multiple (§5). */
  multiplies: boolean
}
