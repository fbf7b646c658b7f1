import type { CupomAplicado } from '@vitrine/contract'

import type { CupomCarrinho } from './cupom-carrinho.ts'

/** The coupon of a cart once the freight has decided which of the coupons that can be used is in force. */
export function withEmVigor(
  antes: CupomCarrinho,
  { cupom, automatico }: { cupom: CupomAplicado | null; automatico: boolean },
): CupomCarrinho {
  const { manual, avisoVencido } = antes.cuponsUsaveis
  const isVencido = manual !== null && (cupom === null || automatico)
  return {
    ...antes,
    cupom,
    codigoCupom: cupom?.codigocupom ?? null,
    cupomAutomatico: automatico,
    habilitarVisualizacaoDesconto: cupom?.habilitar_visualizacao_desconto ?? false,
    // One that cannot be used has its own reason.
    ...(manual && { avisoCupom: isVencido ? avisoVencido : null }),
  }
}
