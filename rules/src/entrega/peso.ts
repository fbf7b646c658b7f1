/** What tells the weight of one unit of sale. */
export interface ProdutoPesado {
  unidade: string
  unidade_base?: string | null
  /** Base units in one unit of sale: 0.5 for a bag of 500 g sold by kg. */
  fator_unidade?: number | null
  peso_gramas?: number | null
}

/** Grams of one unit of sale: as declared, else by its kg or litres (1 L as 1 kg); 0 when the weight is unknown. */
export function gramasPorUnidade(produto: ProdutoPesado): number {
  const { unidade, unidade_base, fator_unidade, peso_gramas } = produto
  if (peso_gramas) return peso_gramas
  if (fator_unidade && isPeso(unidade_base)) return Math.round(fator_unidade * 1000)
  return isPeso(unidade) ? 1000 : 0
}

/** Grams of what was put together; `quantidade` in units. */
export function computePeso(linhas: readonly { quantidade: number; gramas: number }[]): number {
  return Math.ceil(linhas.reduce((total, { quantidade, gramas }) => total + quantidade * gramas, 0) - 1e-6)
}

function isPeso(unidade: string | null | undefined): boolean {
  return /^(kg|l)$/i.test(unidade ?? '')
}
