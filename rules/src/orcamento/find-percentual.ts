import { fromDecimilesimos, toCentavos } from '#dinheiro'

/** The least percentage, of 4 decimals, that brings a sum down to what it is to come to; 0 for one that is there already. */
export function findPercentual(soma: number, alvo: number): number {
  const [cheio, fora] = [toCentavos(soma), toCentavos(soma) - toCentavos(alvo)]
  return cheio > 0 && fora > 0 ? fromDecimilesimos(Math.ceil((fora * 1_000_000) / cheio)) : 0
}
