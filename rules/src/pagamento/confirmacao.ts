import { instantOf, todayIn } from '#data'
import type { TipoPagamento } from './momento-pagamento.ts'

import { addDiasUteis } from './dia-util.ts'

/** Working days that a slip may be paid in, where the supplier says nothing. */
export const DIAS_BOLETO = 2
/** News of slips come in the morning. */
const HORA_DAS_NOTICIAS = '09:00'

/**
 * Working days of the banks until the money of an order can be counted on: of a slip the days in which it may be paid and one
 * more, in which its bank tells; 0 where it is there in minutes, or is not waited for.
 */
export function diasDeConfirmacao({
  tipo,
  dias_boleto = DIAS_BOLETO,
}: {
  tipo: TipoPagamento
  dias_boleto?: number | undefined
}): number {
  return tipo === 'BOLETO' ? dias_boleto + 1 : 0
}

/** The moment from which an order made now may be picked, for its money is there. */
export function instantOfConfirmacao(dias: number, { agora, fuso }: { agora: Date; fuso: string }): Date {
  if (dias === 0) return agora
  return instantOf(addDiasUteis(todayIn(fuso, agora), dias), HORA_DAS_NOTICIAS, fuso)
}
