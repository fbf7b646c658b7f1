import type { MotivoRecusa } from '@vitrine/rules/pagamento'

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
