import type { ComFrete, LinhaDoImposto, Totais } from '#carrinho'
import { addFrete, computeTotais } from '#carrinho'
import { sumReais } from '#dinheiro'
import type { LinhaTributada } from '#imposto'
import type { OpcoesPreco } from '#preco'

import type { Descontos } from './descontos.ts'
import { pickEmVigor } from './em-vigor.ts'
import type { CuponsUsaveis } from './em-vigor.ts'
import { toLinhasCupom } from './linhas.ts'
import type { ItemComCategoria } from './linhas.ts'
import { discountLinhas } from './previa.ts'
import type { CupomEmVigor } from './previa.ts'

/** What a cart comes to with one of its coupons, or without any, in reais and before freight. */
export interface Alternativa<C> {
  cupom: C | null
  /** The server's choice, not the customer's. */
  automatico: boolean
  /** Goods after the discount: what freight is measured by. */
  base: number
  totalCompras: number
  tributadas: readonly LinhaTributada[]
}

/** An alternative with all the sums it comes of. */
export type AlternativaInteira<C> = Alternativa<C> & { tributadas: LinhaDoImposto[]; totais: Totais }

interface OpcoesPrevia extends OpcoesPreco {
  /** Reais. */
  servicos?: number
}

/**
 * What the lines come to without a coupon, first, and with each of those that can be used: for the browser between a click and the
 * server's answer, and wherever the freight decides. A line without a price leaves the first alone.
 */
export function listAlternativas<C extends CupomEmVigor>(
  itens: readonly ItemComCategoria[],
  { manual, automaticos }: CuponsUsaveis<C>,
  opcoes: OpcoesPrevia,
): [AlternativaInteira<C>, ...AlternativaInteira<C>[]] {
  const totalize = (cupom: C | null, descontos: Descontos): AlternativaInteira<C> => {
    const totais = computeTotais(itens, { ...opcoes, taxaentrega: 0, descontos })
    return {
      cupom,
      automatico: cupom !== null && cupom !== manual,
      base: sumReais(totais.subtotal ?? 0, -(totais.descontos ?? 0)),
      totalCompras: totais.totalCompras ?? 0,
      tributadas: totais.tributadas,
      totais,
    }
  }
  const sem = totalize(null, new Map())
  const cupons = manual ? [manual, ...automaticos] : automaticos
  if (cupons.length === 0 || !sem.totais.comPreco) return [sem]
  const linhas = toLinhasCupom(itens, opcoes)
  const com = cupons.flatMap((cupom) => {
    const descontos = discountLinhas(linhas, cupom)
    return descontos.size > 0 ? [totalize(cupom, descontos)] : []
  })
  return [sem, ...com]
}

/** The alternative that an order with this freight takes, by the decision of `chooseCupom`. `taxaOf`: freight by `base`, in reais. */
export function chooseAlternativa<A extends Alternativa<{ codigocupom: string }>>(
  [sem, ...com]: readonly [A, ...A[]],
  taxaOf: (base: number) => number = () => 0,
): A & ComFrete {
  const weigh = (alternativa: A) => ({
    ...alternativa,
    ...addFrete(alternativa, taxaOf(alternativa.base)),
  })
  const semCupom = weigh(sem)
  const pesadas = com.flatMap((alternativa) => {
    const { cupom } = alternativa
    const pesada = weigh(alternativa)
    return cupom ? [{ cupom, pago: pesada.totalCompras, pesada }] : []
  })
  const emVigor = pickEmVigor({
    manual: pesadas.find(({ pesada }) => !pesada.automatico) ?? null,
    automaticos: pesadas.filter(({ pesada }) => pesada.automatico),
    semCupom: semCupom.totalCompras,
  })
  return emVigor?.pesada ?? semCupom
}
