import { formatQuantidade, fromMilesimos } from '#dinheiro'

import { computeMaximo, computeMinimo, isBuyable, readLimite } from './limite.ts'
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

/**
 * Why the quantity stops here, beside the stepper (ux 1.4.3): 'máx. 24 por pedido' at the top, 'mínimo 6 un.' at the
 * bottom, 'de 6 em 6 un.' where the first step is more than one; null in between.
 */
export function explainLimite(
  regra: RegraQuantidade,
  quantidade: number,
  unidade?: string | null,
): string | null {
  if (quantidade <= 0) return null
  const unit = unidade ?? 'un'
  const maximo = computeMaximo(regra)
  if (maximo !== null && quantidade >= maximo) {
    return `máx. ${formatQuantidade(maximo, unit === 'un' ? null : unit)} por pedido`
  }
  const minimo = computeMinimo(regra)
  if (quantidade > minimo) return null
  const { step } = readLimite(regra)
  const passo = fromMilesimos(step)
  if (minimo > passo) return `mínimo ${formatQuantidade(minimo, unit)}`
  return passo > 1 ? `de ${formatQuantidade(passo)} em ${formatQuantidade(passo, unit)}` : null
}
