import { fromCentavos, toDecimilesimos, toMilesimos } from './conversao.ts'
import { multiplyDivide } from './produto.ts'

/** 1/10,000 real × 1/1,000 unit is 1/100,000 centavo. */
const PER_CENTAVO = 100_000

/** A line in centavos: unit price (1/10,000 real) × quantity (1/1,000 unit), half-up once (readings 3). */
export function computeLinha(precoDecimilesimos: number, quantidadeMilesimos: number): number {
  return multiplyDivide(precoDecimilesimos, quantidadeMilesimos, PER_CENTAVO)
}

/** The same line from wire numbers: unit price in reais × quantity, in reais of whole centavos. */
export function multiplyReais(preco: number, quantidade: number): number {
  return fromCentavos(computeLinha(toDecimilesimos(preco), toMilesimos(quantidade)))
}
