/** Quantity rules of a product (§3 Cart line), in units with 3 decimals. */
export interface RegraQuantidade {
  /** Step; 1 when missing. */
  granularidade?: number | null
  /** Minimum; one step when missing. */
  min_por_pedido?: number | null
  /** Maximum; unlimited when missing. */
  maxporpedido?: number | null
}

/** What had to change in an asked quantity; `zerado` means the line drops. */
export type AjusteQuantidade = 'minimo' | 'multiplo' | 'maximo' | 'zerado'

export interface QuantidadeAjustada {
  quantidade: number
  ajuste: AjusteQuantidade | null
}
