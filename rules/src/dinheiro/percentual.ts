import { fromCentavos, fromDecimilesimos, toCentavos, toDecimilesimos } from './conversao.ts'
import { multiplyDivide } from './produto.ts'

/** 100 % in the 4 decimals of a percentage. */
const WHOLE = toDecimilesimos(100)

/** A percentage of a total, half-up to centavos: the coupon's discount on a line (readings 3). Never below 0. */
export function takePercentual(total: number, percentual: number): number {
  const share = Math.max(0, toDecimilesimos(percentual))
  return fromCentavos(multiplyDivide(toCentavos(total), share, WHOLE))
}

/**
 * A unit price changed by a percentage (-10 is 10 % off), half-up to as many decimals as the list price `tabela` has, at least 2
 * and at most 4 (readings 3): what is listed in centavos is charged in centavos, and the number that is shown is the one that is
 * stored. Never below 0, and off is never dearer, whatever decimals the price itself had.
 */
export function applyPercentual(preco: number, percentual: number, tabela: number): number {
  const antes = toDecimilesimos(preco)
  const share = Math.max(0, WHOLE + toDecimilesimos(percentual))
  const passo = stepOf(toDecimilesimos(tabela))
  const depois = multiplyDivide(antes, share, WHOLE * passo) * passo
  return fromDecimilesimos(percentual < 0 ? Math.min(antes, depois) : depois)
}

/** The last decimal that a list price uses, in 1/10,000 real: its centavo, or a tenth or a hundredth of it. */
function stepOf(tabela: number): number {
  if (tabela % 100 === 0) return 100
  return tabela % 10 === 0 ? 10 : 1
}
