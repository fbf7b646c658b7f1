import type { Carrinho, FormaEntrega, Imagem } from '@vitrine/contract'
import { computeTotais } from '@vitrine/rules/carrinho'
import type { OpcoesTotais } from '@vitrine/rules/carrinho'
import { sumReais } from '@vitrine/rules/dinheiro'

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
}

export interface ItemResumo {
  id: string
  nome: string
  imagem: Imagem | null
}

/** The prices of a cart as the server made them. */
export function resumePrecos(carrinho: Carrinho, opcoes: OpcoesTotais): ResumoPrecos | null {
  const { subtotal, totalCompras, economia = 0, embalagens = 0, descontos = 0 } = carrinho
  if (subtotal === undefined || totalCompras === undefined) return null
  const { linhas } = computeTotais(carrinho.produtosSelecionados, opcoes)
  const combos = sumReais(...[...linhas.values()].map(computeEconomiaCombo))
  const cupom = pickCupom(carrinho)
  return { subtotal, economia, combos, desconto: descontos, cupom, embalagens, totalCompras }
}

export function resumeItens({ produtosSelecionados }: Carrinho): ItemResumo[] {
  return produtosSelecionados.map(({ id, nome, imagem }) => ({ id, nome, imagem }))
}

/** With freight: the amount that is shown, sent as `totalesperado` and held against the server's. */
export function withFrete(
  precos: ResumoPrecos,
  forma: FormaEntrega | null,
): { taxaentrega: number; total: number } {
  const taxaentrega = forma ? taxaOf(forma, precos.subtotal, precos.desconto) : 0
  return { taxaentrega, total: sumReais(precos.totalCompras, taxaentrega) }
}
