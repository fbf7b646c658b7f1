import { fromCentavos, fromDecimilesimos, multiplyDivide, toDecimilesimos } from '#dinheiro'

/** Below R$ 0,10 a rounded centavo would distort the comparison, so the 4 decimals stay. */
const SMALL = 1000

/**
 * Unit price by law (Lei 10.962/2004 art. 2º-A): price of one base unit (kg, L, m) in reais, half-up to centavos.
 * `fator_unidade`: how many base units one unidade holds. Null when either is missing.
 */
export function computePrecoBase(
  preco: number | null | undefined,
  fator_unidade: number | null | undefined,
): number | null {
  const fator = toDecimilesimos(fator_unidade ?? 0)
  if (preco === null || preco === undefined || !(fator > 0)) return null
  const decimilesimos = multiplyDivide(toDecimilesimos(preco), 10_000, fator)
  if (decimilesimos < SMALL) return fromDecimilesimos(decimilesimos)
  return fromCentavos(multiplyDivide(toDecimilesimos(preco), 100, fator))
}
