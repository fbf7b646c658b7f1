import { diasDeConfirmacao, instantOfConfirmacao } from '@vitrine/rules/pagamento'

import type { FormaPagamentoViva } from '#fornecedor'

/** From when the money of an order made now can be counted on, paid so. */
export function confirmacaoOf(
  { tipo, opcoes }: Pick<FormaPagamentoViva, 'tipo' | 'opcoes'>,
  { fuso }: { fuso: string },
  agora: Date,
): Date {
  return instantOfConfirmacao(diasDeConfirmacao({ tipo, dias_boleto: opcoes.dias_boleto }), { agora, fuso })
}
