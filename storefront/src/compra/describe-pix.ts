import { formatPrecoUnitario } from '@vitrine/rules/dinheiro'
import { applyVariacao } from '@vitrine/rules/politica'
import { choosePreco } from '@vitrine/rules/preco'
import type { ItemComPreco, OpcoesPreco } from '@vitrine/rules/preco'

/**
 * 'R$ 9,60' of R$ 9,90 with 3 % off by Pix, the unit price that its order will have at this quantity, by the rules that price it; null
 * where Pix gives nothing, also because the rounding leaves nothing of it (P7 of ux 2.6) or an attendant made the price (§5).
 */
export function describePix(
  item: ItemComPreco,
  quantidade: number,
  { variacao, ...opcoes }: OpcoesPreco & { variacao: number | null },
): string | null {
  if (variacao === null) return null
  const preco = choosePreco(item, quantidade, opcoes)
  const noPix = choosePreco(applyVariacao(item, variacao), quantidade, opcoes)
  return preco !== null && noPix !== null && noPix < preco ? formatPrecoUnitario(noPix) : null
}
