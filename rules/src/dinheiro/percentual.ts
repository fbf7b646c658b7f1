import { fromCentavos, fromDecimilesimos, toCentavos, toDecimilesimos } from './conversao.ts'
import { multiplyDivide } from './produto.ts'

/** 100 % in the 4 decimals of a percentage. */
const WHOLE = toDecimilesimos(100)

/** A percentage of a total, half-up to centavos: the coupon's discount on a line (readings 3). Never below 0. */
export function takePercentual(total: number, percentual: number): number {
  const share = Math.max(0, toDecimilesimos(percentual))
  return fromCentavos(multiplyDivide(toCentavos(total), share, WHOLE))
}

/** A unit price changed by a percentage (-10 is 10 % off), half-up to 4 decimals, never below 0. */
export function applyPercentual(preco: number, percentual: number): number {
  const share = Math.max(0, WHOLE + toDecimilesimos(percentual))
  return fromDecimilesimos(multiplyDivide(toDecimilesimos(preco), share, WHOLE))
}
