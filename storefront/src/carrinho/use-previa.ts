import type { CupomAplicado } from '@vitrine/contract'
import type { Totais } from '@vitrine/rules/carrinho'
import { chooseAlternativa, listAlternativas } from '@vitrine/rules/cupom'
import type { CuponsUsaveis } from '@vitrine/rules/cupom'

import { useCarrinho, useOpcoesTotais } from './provider.tsx'

/** What the cart comes to with a freight, and the coupon that its order would take. */
export interface Previa {
  cupom: CupomAplicado | null
  automatico: boolean
  /** Goods after the discount: what freight is measured by. Reais. */
  base: number
  /** With the freight. */
  totais: Totais
}

/**
 * The cart by the same rules as the server's (§4), at once, for any freight by the value of the goods: of the coupons that the server
 * found usable that one is in force which the order would take.
 */
export function usePrevia(): (taxaOf?: (base: number) => number) => Previa {
  const itens = useCarrinho((estado) => estado.itens)
  const usaveis = useCarrinho((estado) => estado.cupom?.cuponsUsaveis ?? semCupons)
  const alternativas = listAlternativas(itens, usaveis, useOpcoesTotais())
  return (taxaOf) => {
    const { cupom, automatico, base, totais, ...somas } = chooseAlternativa(alternativas, taxaOf)
    const { taxaentrega, valoripi, valorst } = somas
    const totalCompras = totais.comPreco ? somas.totalCompras : null
    return { cupom, automatico, base, totais: { ...totais, taxaentrega, valoripi, valorst, totalCompras } }
  }
}

const semCupons: CuponsUsaveis<CupomAplicado> = { manual: null, automaticos: [] }
