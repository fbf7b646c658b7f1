import { formatQuantidade } from '#dinheiro'

import { computeMaximo, computeMinimo, isBuyable } from './limite.ts'
import type { AjusteQuantidade, RegraQuantidade } from './regra.ts'

/** Tells the shopper why the quantity is not the one asked for (readings 4, 5). */
export function explainAjuste(
  regra: RegraQuantidade,
  ajuste: AjusteQuantidade,
  unidade?: string | null,
): string {
  const format = (quantidade: number) => formatQuantidade(quantidade, unidade ?? 'un')
  const minimo = format(computeMinimo(regra))
  const maximo = format(computeMaximo(regra) ?? 0)
  if (!isBuyable(regra)) return `Não pode ser comprado: o máximo (${maximo}) é menor que o mínimo (${minimo})`
  const textos: Record<AjusteQuantidade, string> = {
    minimo: `O mínimo por pedido é ${minimo}`,
    multiplo: `Vendido em múltiplos de ${format(regra.granularidade || 1)}`,
    maximo: `O máximo por pedido é ${maximo}`,
    zerado: 'Removido do carrinho',
  }
  return textos[ajuste]
}
