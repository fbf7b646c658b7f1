import { computeLinha } from '#dinheiro'

/** A line as it was sold, and what was picked of it: 1/1,000 unit, 1/10,000 real, centavos. */
export interface LinhaServida {
  sequencia: number
  quantidade: number
  servida: number
  precounitario: number
  desconto: number
  embalagens: number
  total: number
}

/**
 * What a picked line costs: as it was sold when it came whole, else by what came, discount and gift wrap in the same share.
 * Centavos, half up.
 */
export function computeServida({
  quantidade,
  servida,
  precounitario,
  desconto,
  embalagens,
  total,
}: LinhaServida): number {
  if (servida === quantidade) return total
  const share = (centavos: number) => Math.round((centavos * servida) / quantidade)
  return Math.max(0, computeLinha(precounitario, servida) - share(desconto)) + share(embalagens)
}
