import { formatReais, fromCentavos } from '#dinheiro'

import type { OpcaoParcelas } from './parcelas.ts'

/** Number of parts, each, interest and total (CDC 52): 'R$ 33,59' is what is paid, and a first part that is more is named. */
export function describeParcelas(opcao: OpcaoParcelas): string {
  const { parcelas, total, juros, juros_mes, juros_ano } = opcao
  const cada = describeCada(opcao)
  if (parcelas === 1) return `${cada} à vista`
  if (juros === 0) return `${cada} sem juros`
  return `${cada} (total ${reais(total)}, juros de ${taxa(juros_mes)}% ao mês, ${taxa(juros_ano)}% ao ano)`
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
const taxa = (numero: number) => numero.toLocaleString('pt-BR', { minimumFractionDigits: 2 })
