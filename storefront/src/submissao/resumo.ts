import type { Carrinho, FormaEntrega, Imagem } from '@vitrine/contract'
import { computeTotais, isStPendente } from '@vitrine/rules/carrinho'
import type { OpcoesTotais } from '@vitrine/rules/carrinho'
import { fromCentavos, sumReais, toCentavos } from '@vitrine/rules/dinheiro'
import { computeImpostos, sumImpostos } from '@vitrine/rules/imposto'
import type { LinhaTributada } from '@vitrine/rules/imposto'

import { computeEconomiaCombo, pickCupom } from '#carrinho'
import type { CupomCarrinho } from '#carrinho'
import { taxaOf } from '#entrega'

/** What the order costs by one payment method, freight left out; null where prices are hidden. In reais. */
export interface ResumoPrecos {
  subtotal: number
  /** Against list prices. */
  economia: number
  /** The part of `economia` that combos give. */
  combos: number
  /** The coupon's. */
  desconto: number
  cupom: CupomCarrinho
  embalagens: number
  totalCompras: number
  valoripi: number
  valorst: number
  /** The lines as taxes see them: freight adds to them. */
  tributadas: LinhaTributada[]
  /** Text instead of ICMS-ST while the state is unknown. */
  semUf: boolean
}

export interface ItemResumo {
  id: string
  nome: string
  imagem: Imagem | null
}

/** The prices of a cart as the server made them. */
export function resumePrecos(carrinho: Carrinho, opcoes: OpcoesTotais): ResumoPrecos | null {
  const { subtotal, totalCompras, economia = 0, embalagens = 0, descontos = 0 } = carrinho
  const { produtosSelecionados, valoripi = 0, valorst = 0 } = carrinho
  if (subtotal === undefined || totalCompras === undefined) return null
  const itens = produtosSelecionados.map((item) => ({ ...item, desconto: item.preco_do_desconto ?? 0 }))
  const { linhas, tributadas } = computeTotais(itens, opcoes)
  const combos = sumReais(...[...linhas.values()].map(computeEconomiaCombo))
  const cupom = pickCupom(carrinho)
  const impostos = { valoripi, valorst, tributadas, semUf: isStPendente({ tributadas }) }
  return { subtotal, economia, combos, desconto: descontos, cupom, embalagens, totalCompras, ...impostos }
}

export function resumeItens({ produtosSelecionados }: Carrinho): ItemResumo[] {
  return produtosSelecionados.map(({ id, nome, imagem }) => ({ id, nome, imagem }))
}

/** With freight and its share of the taxes: the amount that is shown, sent as `totalesperado` and held against the server's. */
export function withFrete(
  precos: ResumoPrecos,
  forma: FormaEntrega | null,
): { taxaentrega: number; valoripi: number; valorst: number; total: number } {
  const taxaentrega = forma ? taxaOf(forma, precos.subtotal, precos.desconto) : 0
  const { valoripi, valorst } = sumImpostos(computeImpostos(precos.tributadas, toCentavos(taxaentrega)))
  const semImpostos = sumReais(precos.totalCompras, -precos.valoripi, -precos.valorst)
  const impostos = { valoripi: fromCentavos(valoripi), valorst: fromCentavos(valorst) }
  const total = sumReais(semImpostos, taxaentrega, impostos.valoripi, impostos.valorst)
  return { taxaentrega, ...impostos, total }
}
