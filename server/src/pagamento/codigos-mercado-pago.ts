import type { MotivoRecusa } from '@vitrine/rules/pagamento'

import type { PagamentoMercadoPago } from './cliente-mercado-pago.ts'
import type { Situacao } from './provedor.ts'

const estados: Record<string, Situacao['status']> = {
  pending: 'PENDENTE',
  in_process: 'PENDENTE',
  in_mediation: 'PAGO',
  authorized: 'RESERVADO',
  approved: 'PAGO',
  rejected: 'RECUSADO',
  cancelled: 'CANCELADO',
  refunded: 'ESTORNADO',
  charged_back: 'ESTORNADO',
}

/** A state of theirs as one of ours; one that nobody knows waits. Cancelled because its time ran out is EXPIRADO. */
export function toStatus({ status, status_detail }: PagamentoMercadoPago): Situacao['status'] {
  if (status === 'cancelled' && status_detail === 'expired') return 'EXPIRADO'
  return estados[status] ?? 'PENDENTE'
}

const recusas: Record<string, MotivoRecusa> = {
  cc_rejected_insufficient_amount: 'SALDO',
  cc_rejected_bad_filled_card_number: 'DADOS',
  cc_rejected_bad_filled_other: 'DADOS',
  cc_rejected_bad_filled_security_code: 'CODIGO_SEGURANCA',
  cc_rejected_bad_filled_date: 'VALIDADE',
  cc_rejected_card_disabled: 'BLOQUEADO',
  cc_rejected_blacklist: 'BLOQUEADO',
  cc_rejected_call_for_authorize: 'LIGAR_BANCO',
  cc_rejected_high_risk: 'RISCO',
  cc_rejected_invalid_installments: 'PARCELAS',
  cc_rejected_duplicated_payment: 'REPETIDA',
  cc_rejected_3ds_challenge: 'DESAFIO',
  cc_rejected_3ds_mandatory: 'DESAFIO',
}

export function toRecusa(status_detail: string | undefined): MotivoRecusa {
  return recusas[status_detail ?? ''] ?? 'OUTRO'
}
