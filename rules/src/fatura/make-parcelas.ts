import { addDias } from '#data'
import { nextDiaUtil } from '#pagamento'

export interface Parcela {
  /** From 1. */
  parcela: number
  /** 'YYYY-MM-DD', a day of bank business. */
  vencimento: string
  /** Centavos. */
  valor: number
}

/** Terms of a payment method on credit that names none. */
export const PRAZO_PADRAO = 28

/**
 * What an order on credit owes and when (28/35/42 days): equal parts, the first takes the centavos that are left over. What
 * falls on a day without bank business is due on the next one.
 */
export function makeParcelas(total: number, prazos: readonly number[], hoje: string): Parcela[] {
  const dias = prazos.length > 0 ? prazos.toSorted((a, b) => a - b) : [PRAZO_PADRAO]
  // Never more instalments than centavos: a total of 0 gives no instalment.
  const quantas = Math.min(dias.length, total)
  const parte = Math.floor(total / Math.max(1, quantas))
  return dias.slice(0, quantas).map((prazo, i) => ({
    parcela: i + 1,
    vencimento: nextDiaUtil(addDias(hoje, prazo)),
    valor: i === 0 ? total - parte * (quantas - 1) : parte,
  }))
}
