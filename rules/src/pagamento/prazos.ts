import { addDias } from '#entrega'

import { nextDiaUtil } from './dia-util.ts'

export interface Vencimento {
  /** 'YYYY-MM-DD', a working day. */
  vencimento: string
  /** Centavos. */
  valor: number
}

/** '28/35/42' as it is said; '28 dias' of one alone. */
export function formatPrazo(dias: readonly number[]): string {
  return `${dias.join('/')} dias`
}

/** Bills of a sale on credit: equal parts due so many days after a day, the odd centavos in the first. */
export function listVencimentos(
  total: number,
  { dias, desde }: { dias: readonly number[]; desde: string },
): Vencimento[] {
  const parte = Math.floor(total / dias.length)
  return dias.map((dia, index) => ({
    vencimento: nextDiaUtil(addDias(desde, dia)),
    valor: index === 0 ? total - parte * (dias.length - 1) : parte,
  }))
}
