import type { FormaPagamento } from '@vitrine/contract'
import type { IconName } from '@vitrine/ui'

const icones: Record<FormaPagamento['tipo'], IconName> = {
  PIX: 'qr-code',
  BOLETO: 'barcode',
  CARTAO: 'credit-card',
  ENTREGA: 'hand-coins',
  FATURADO: 'file-clock',
}

export const iconeOf = (tipo: FormaPagamento['tipo']): IconName => icones[tipo]

/** '−3%' or '+2%'. */
export function describeVariacao(percentual: number): string {
  const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }).format(Math.abs(percentual))
  return `${percentual < 0 ? '−' : '+'}${number}%`
}
