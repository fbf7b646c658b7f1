import { instantDoCiclo } from '@vitrine/rules/assinatura'
import { closesAt, diasDePrazo, type AgendaEntrega, type Calendario } from '@vitrine/rules/entrega'

import { confirmacaoOf } from '#entrega'
import type { FormaPagamentoViva } from '#fornecedor'

/** At most this many days of weekends and holidays lie between a slip and its money. */
const MAX_DIAS = 20

/**
 * The morning on which the order of a date is made: a whole day before its window closes, and so early that its money is there by
 * then (decision 0055).
 */
export function instantPago({
  agenda,
  calendario,
  pagamento,
  data,
  inicio,
}: {
  agenda: AgendaEntrega
  calendario: Calendario
  pagamento: FormaPagamentoViva | undefined
  data: string
  inicio: string
}): Date {
  const { fuso } = calendario
  const { antecedencia_horas } = agenda
  const prazo = diasDePrazo(agenda, calendario, data)
  const fecha = closesAt(agenda, calendario, { data, inicio })
  const usual = instantDoCiclo(data, { antecedencia_horas, prazo, fuso })
  if (!pagamento) return usual
  for (let cedo = 0; cedo <= MAX_DIAS; cedo += 1) {
    const manha = instantDoCiclo(data, { antecedencia_horas, prazo: prazo + cedo, fuso })
    if (confirmacaoOf(pagamento, { fuso }, manha).getTime() < fecha) return manha
  }
  return usual
}
