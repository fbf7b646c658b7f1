import { useRaiz } from '#shell'

import { isWaiting, useCarrinho, useOpcoesTotais } from '#carrinho'
import { chooseTotalPix, computeTotalPix, cuponsDoPix } from './total-pix.ts'

/**
 * What the same cart costs by Pix (P7 of ux 2.6): the server's word, which knows policies and coupons of the method; between a click
 * and its answer the same rules on the lines as they are now, where they know all of it. Null while they do not. `isTributado`: the invoice adds taxes.
 */
export function useTotalPix(taxaOf: (base: number) => number, isTributado: boolean): number | null {
  const { variacaoPix } = useRaiz()
  const itens = useCarrinho((estado) => estado.itens)
  const pix = useCarrinho((estado) => estado.pix)
  const usaveis = useCarrinho((estado) => estado.cupom?.cuponsUsaveis)
  // Taxes of the freight are of each line as it is by Pix.
  const isDaqui = useCarrinho(isWaiting) || isTributado
  const opcoes = useOpcoesTotais()
  if (pix === null) return null
  if (pix && !isDaqui) return chooseTotalPix(pix, taxaOf)
  if (pix ? !pix.isVariado : variacaoPix === null) return null
  const cupons = pix ? cuponsDoPix(pix) : (usaveis ?? { manual: null, automaticos: [] })
  const escolha = { cupons, variacao: variacaoPix ?? 0 }
  return computeTotalPix(itens, escolha, opcoes, taxaOf)?.totalCompras ?? null
}
