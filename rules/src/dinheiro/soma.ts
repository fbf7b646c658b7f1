import { fromDecimilesimos, toDecimilesimos } from './conversao.ts'

/** Exact sum of reais, unit prices included; subtract by a minus sign: `sumReais(total, -desconto)`. */
export function sumReais(...valores: number[]): number {
  return fromDecimilesimos(valores.reduce((sum, valor) => sum + toDecimilesimos(valor), 0))
}
