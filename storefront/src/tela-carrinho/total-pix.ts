import type { Carrinho, CupomAplicado, ItemCarrinho } from '@vitrine/contract'
import { varyItem } from '@vitrine/rules/carrinho'
import type { OpcoesTotais } from '@vitrine/rules/carrinho'
import { chooseAlternativa, listAlternativas } from '@vitrine/rules/cupom'
import type { Alternativa, CuponsUsaveis } from '@vitrine/rules/cupom'

type Pix = NonNullable<Carrinho['pix']>
export type TotalPix = Pick<Pix, 'totalCompras' | 'base'>

/**
 * What the cart costs when paid by a method with this variance in percent (tag support-price-variance-by-payment, §5), as
 * the order will compute it: each price first, combos included, then the lines, of the coupons that can be used then the one
 * that the freight `taxaOf` leaves in force, services, freight and taxes. Null without prices.
 */
export function computeTotalPix(
  itens: readonly ItemCarrinho[],
  { cupons, variacao }: { cupons: CuponsUsaveis<CupomAplicado>; variacao: number },
  opcoes: OpcoesTotais,
  taxaOf?: (base: number) => number,
): TotalPix | null {
  const variados = itens.map((item) => varyItem(item, variacao))
  const { totais, totalCompras, base } = chooseAlternativa(listAlternativas(variados, cupons, opcoes), taxaOf)
  return totais.comPreco ? { totalCompras, base } : null
}

/** The same by the server's own sums, where nothing is taxed: taxes of a freight are of each line. */
export function chooseTotalPix({ semCupom, comCupom }: Pix, taxaOf: (base: number) => number): number {
  const sem = { ...semCupom, cupom: null, automatico: false, tributadas: [] }
  const com = comCupom.map((each) => ({ ...each, tributadas: [] }))
  return chooseAlternativa<Alternativa<CupomAplicado>>([sem, ...com], taxaOf).totalCompras
}

/** The coupons that Pix can use, as the server named them. */
export function cuponsDoPix({ comCupom }: Pix): CuponsUsaveis<CupomAplicado> {
  const of = (isAutomatico: boolean) =>
    comCupom.filter(({ automatico }) => automatico === isAutomatico).map(({ cupom }) => cupom)
  return { manual: of(false)[0] ?? null, automaticos: of(true) }
}
