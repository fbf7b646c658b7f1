import { formatReais, formatTaxa, fromCentavos } from '#dinheiro'

import type { OpcaoParcelas } from './parcelas.ts'

/**
 * Number of parts, each, interest and total (CDC 52): 'R$ 33,59' is what is paid, and a first part that is more is named. `aVista`,
 * centavos: what the order costs by its cheapest method. Where that is less, nothing is 'sem juros' or 'à vista', and both totals
 * stand side by side (brazil 6, 8).
 */
export function describeParcelas(opcao: OpcaoParcelas, aVista: number = opcao.total): string {
  const { parcelas, total, juros, juros_mes, juros_ano } = opcao
  const cada = describeCada(opcao)
  const isMaisCaro = aVista < total
  if (parcelas === 1) return isMaisCaro ? cada : `${cada} à vista`
  if (juros === 0)
    return isMaisCaro ? `${cada} (total ${reais(total)}; à vista ${reais(aVista)})` : `${cada} sem juros`
  return `${cada} (total ${reais(total)}, juros de ${formatTaxa(juros_mes)}% ao mês, ${formatTaxa(juros_ano)}% ao ano)`
}

/** '3x de R$ 33,59', or '3x de R$ 33,59 (a 1ª de R$ 33,61)'. */
export function describeCada({
  parcelas,
  valor,
  primeira,
}: Pick<OpcaoParcelas, 'parcelas' | 'valor' | 'primeira'>): string {
  const cada = `${parcelas}x de ${reais(parcelas === 1 ? primeira : valor)}`
  return parcelas > 1 && primeira !== valor ? `${cada} (a 1ª de ${reais(primeira)})` : cada
}

const reais = (centavos: number) => formatReais(fromCentavos(centavos))
