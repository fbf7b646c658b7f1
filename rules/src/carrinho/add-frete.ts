import { fromCentavos, sumReais, toCentavos } from '#dinheiro'
import { computeImpostos, sumImpostos } from '#imposto'
import type { LinhaTributada } from '#imposto'

/** The sums of an order that its freight adds to, in reais. */
export interface ComFrete {
  taxaentrega: number
  /** With those of the freight. */
  valoripi: number
  valorst: number
  totalCompras: number
}

/**
 * Freight and its share of the taxes, added to what a cart comes to without it: `computeTotais` with the freight says the same.
 * `taxaentrega` in reais.
 */
export function addFrete(
  { totalCompras, tributadas }: { totalCompras: number; tributadas: readonly LinhaTributada[] },
  taxaentrega: number,
): ComFrete {
  const antes = sumImpostos(computeImpostos(tributadas, 0))
  const depois = sumImpostos(computeImpostos(tributadas, toCentavos(taxaentrega)))
  const valoripi = fromCentavos(depois.valoripi)
  const valorst = fromCentavos(depois.valorst)
  const semImpostos = sumReais(totalCompras, -fromCentavos(antes.valoripi), -fromCentavos(antes.valorst))
  return {
    taxaentrega,
    valoripi,
    valorst,
    totalCompras: sumReais(semImpostos, taxaentrega, valoripi, valorst),
  }
}
