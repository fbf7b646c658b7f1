import type { FormaPagamento } from '@vitrine/contract'
import { formatReais, fromCentavos } from '@vitrine/rules/dinheiro'
import type { IconName } from '@vitrine/ui'

import { listOpcoes } from './parcelado.ts'

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

/** 'em até 3x de R$ 33,33 sem juros'; null where there is nothing to say. Total in reais. */
export function describeParcelas(forma: FormaPagamento, total: number | null): string | null {
  if (!forma.parcelas || !total) return null
  const livre = listOpcoes(forma, total).findLast(({ juros }) => juros === 0)
  if (!livre || livre.parcelas === 1) return null
  return `em até ${livre.parcelas}x de ${formatReais(fromCentavos(livre.valor))} sem juros`
}

/** '−3%' or '+2%'. */
function describeVariacao(percentual: number): string {
  const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }).format(Math.abs(percentual))
  return `${percentual < 0 ? '−' : '+'}${number}%`
}
