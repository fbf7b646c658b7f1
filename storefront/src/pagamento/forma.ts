import type { FormaPagamento } from '@vitrine/contract'
import { formatPercentual, formatReais, fromCentavos, toCentavos } from '@vitrine/rules/dinheiro'
import { splitParcelas } from '@vitrine/rules/pagamento'
import type { IconName } from '@vitrine/ui'

const icones: Record<FormaPagamento['tipo'], IconName> = {
  PIX: 'qr-code',
  BOLETO: 'barcode',
  CARTAO: 'credit-card',
  ENTREGA: 'hand-coins',
  FATURADO: 'file-clock',
}

export const iconeOf = (tipo: FormaPagamento['tipo']): IconName => icones[tipo]

const por: Record<FormaPagamento['tipo'], string> = {
  PIX: 'no Pix',
  BOLETO: 'no boleto',
  CARTAO: 'no cartão',
  ENTREGA: 'na entrega',
  FATURADO: 'a prazo',
}

/** What stands under a method's total where methods have totals of their own: 'no boleto', '−3% no Pix' (ux 1.8.1). */
export function describeTotal({ tipo, variacao_percentual }: FormaPagamento): string {
  return variacao_percentual ? `${describeVariacao(variacao_percentual)} ${por[tipo]}` : por[tipo]
}

/**
 * 'em até 3x de R$ 33,33 sem juros', or, where another method costs less, by how much; null where there is nothing to say. Total and
 * `aVista`, the least that any method comes to, in reais.
 */
export function describeParcelas(
  { parcelas }: FormaPagamento,
  total: number | null,
  aVista: number | null = total,
): string | null {
  if (!parcelas || !total) return null
  const { maximo, sem_juros, juros_mes, minimo } = parcelas
  const livres = juros_mes > 0 ? Math.min(maximo, sem_juros) : maximo
  const quantas = minimo > 0 ? Math.min(livres, Math.floor(toCentavos(total) / toCentavos(minimo))) : livres
  if (quantas < 2) return null
  const { valor } = splitParcelas(toCentavos(total), quantas)
  const cada = `em até ${quantas}x de ${formatReais(fromCentavos(valor))}`
  if (aVista === null || aVista >= total) return `${cada} sem juros`
  return `${cada} (${formatReais(fromCentavos(toCentavos(total) - toCentavos(aVista)))} a mais que à vista)`
}

/** '−3%' or '+2%'. */
function describeVariacao(percentual: number): string {
  return `${percentual < 0 ? '−' : '+'}${formatPercentual(Math.abs(percentual))}%`
}
