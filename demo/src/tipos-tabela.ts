/** A price table of the quarter of today: what a group of customers pays for some products. */
export interface TabelaDemo {
  nome: string
  tags: string[]
  prioridade: number
  /** SKU -> a price or a discount in percent, and lower prices from a quantity on. */
  precos: Record<string, { preco?: number; desconto?: number; faixas?: Record<string, number> }>
}
