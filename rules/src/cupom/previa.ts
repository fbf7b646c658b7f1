import { sumReais } from '#dinheiro'
import type { OpcoesPreco } from '#preco'

import type { Cupom } from './cupom.ts'
import { computeDescontos } from './descontos.ts'
import type { Descontos } from './descontos.ts'
import { toLinhasCupom } from './linhas.ts'
import type { ItemComCategoria } from './linhas.ts'

/** The coupon that the server put in force, as far as its arithmetic goes. */
export type CupomEmVigor = Pick<Cupom, 'tipodesconto' | 'valor' | 'alvo' | 'nao_usar_com_politica'> & {
  valor_minimo: number | null
}

/**
 * What the browser shows between a click and the server's answer: the discounts of the coupon in force on the lines as
 * they are now. Whether another coupon would be better is the server's word.
 */
export function previewDescontos(
  itens: readonly ItemComCategoria[],
  cupom: CupomEmVigor | null,
  opcoes: OpcoesPreco,
): Descontos {
  if (!cupom) return new Map()
  const linhas = toLinhasCupom(itens, opcoes)
  const subtotal = sumReais(...linhas.map((linha) => linha.subtotal))
  if (linhas.length < itens.length || subtotal < (cupom.valor_minimo ?? 0)) return new Map()
  return computeDescontos(cupom, linhas)
}
