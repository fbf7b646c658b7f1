import { sumReais } from '@vitrine/rules/dinheiro'
import { useRaiz } from '#shell'

import { isWaiting } from './estado.ts'
import { useCarrinho, useOpcoesTotais } from './provider.tsx'
import { computeTotalPix } from './total-pix.ts'
import type { TotalPix } from './total-pix.ts'

/**
 * What the same cart costs by Pix (P7 of ux 2.6): the server's word, which knows policies and coupons of the method; between a click
 * and its answer the same rules on the lines as they are now, where they know all of it. Null while they do not.
 */
export function useTotalPix(taxaOf: (base: number) => number = () => 0): number | null {
  const { variacaoPix } = useRaiz()
  const itens = useCarrinho((estado) => estado.itens)
  const pix = useCarrinho((estado) => estado.pix)
  const emVigor = useCarrinho((estado) => estado.cupom?.cupom ?? null)
  const isAhead = useCarrinho(isWaiting)
  const opcoes = useOpcoesTotais()
  if (variacaoPix === null || pix === null || (isAhead && pix && !pix.isVariado)) return null
  const pago: TotalPix | null =
    pix && !isAhead
      ? pix
      : computeTotalPix(itens, { cupom: pix ? pix.cupom : emVigor, variacao: variacaoPix }, opcoes)
  return pago && sumReais(pago.totalCompras, taxaOf(pago.base))
}
