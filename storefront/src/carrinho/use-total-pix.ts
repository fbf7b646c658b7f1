import { useRaiz } from '#shell'

import { useCarrinho, useOpcoesTotais } from './provider.tsx'
import { computeTotalPix } from './total-pix.ts'

/** What the same cart costs by Pix; null where Pix gives nothing (tag support-price-variance-by-payment, P7 of ux 2.6). */
export function useTotalPix(): number | null {
  const itens = useCarrinho((estado) => estado.itens)
  const cupom = useCarrinho((estado) => estado.cupom?.cupom ?? null)
  return computeTotalPix(itens, cupom, useRaiz().variacaoPix, useOpcoesTotais())
}
