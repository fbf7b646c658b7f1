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
  valoripi: number
  valorst: number
}

/**
 * What a picked line costs: as it was sold when it came whole, else by what came, discount and gift wrap in the same share, and
 * its taxes too: what comes in less is invoiced for less. Centavos, half up. What comes in less never costs more than the whole did: of a
 * line that a coupon pays, value and discount could each be rounded to another centavo.
 */
export function computeServida(linha: LinhaServida): { total: number; impostos: number } {
  const { quantidade, servida, precounitario, desconto, embalagens, total, valoripi, valorst } = linha
  if (servida === quantidade) return { total, impostos: valoripi + valorst }
  const share = (centavos: number) => Math.round((centavos * servida) / quantidade)
  const proporcional = Math.max(0, computeLinha(precounitario, servida) - share(desconto)) + share(embalagens)
  return {
    total: servida < quantidade ? Math.min(total, proporcional) : proporcional,
    impostos: share(valoripi) + share(valorst),
  }
}
