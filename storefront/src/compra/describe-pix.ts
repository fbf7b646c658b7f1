import { applyPercentual, formatPrecoUnitario } from '@vitrine/rules/dinheiro'

/**
 * 'R$ 9,60' of R$ 9,90 with 3 % off by Pix, the unit price that its order will have; null where Pix gives nothing, also because
 * the rounding leaves nothing of it (P7 of ux 2.6). `tabela`: the list price, whose decimals it has (readings 3).
 */
export function describePix(preco: number, tabela: number, variacao: number | null): string | null {
  if (variacao === null) return null
  const noPix = applyPercentual(preco, variacao, tabela)
  return noPix < preco ? formatPrecoUnitario(noPix) : null
}
