import { addDias, instantOf, todayIn } from '#data'
import type { TipoDocumento } from '#documento'

/** Days that the law gives to withdraw from a purchase made at a distance (law 8.078/1990, article 49). */
const DIAS_ARREPENDIMENTO = 7
/** Days that a rating may be changed. */
const DIAS_AVALIACAO = 7

/** Until when a delivered order may be withdrawn from: the end of the seventh day after its delivery, by the store's clock. */
export function prazoArrependimento(entregue: Date, fuso: string): Date {
  return endOfDia(entregue, DIAS_ARREPENDIMENTO, fuso)
}

/** Consumers may withdraw without a reason; companies return by agreement (readings 7). */
export function canWithdraw(tipo: TipoDocumento): boolean {
  return tipo !== 'CNPJ'
}

/** Until when a rating may be changed: the end of the seventh day after it was first given. */
export function prazoAvaliacao(dada: Date, fuso: string): Date {
  return endOfDia(dada, DIAS_AVALIACAO, fuso)
}

function endOfDia(desde: Date, dias: number, fuso: string): Date {
  return instantOf(addDias(todayIn(fuso, desde), dias + 1), '00:00', fuso)
}
