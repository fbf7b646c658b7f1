import { applyPercentual, formatPrecoUnitario, multiplyReais } from '@vitrine/rules/dinheiro'

/** 'R$ 9,60' of R$ 9,90 with 3 % off by Pix; null where Pix gives nothing (P7 of ux 2.6). */
export function describePix(preco: number, variacao: number | null): string | null {
  if (variacao === null || variacao >= 0) return null
  // Shown in whole centavos: what an amount of one unit costs.
  return formatPrecoUnitario(multiplyReais(applyPercentual(preco, variacao), 1))
}
