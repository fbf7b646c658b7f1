import { sumReais } from '#dinheiro'
import type { OpcoesPreco } from '#preco'

import type { Cupom, LinhaCupom } from './cupom.ts'
import { computeDescontos } from './descontos.ts'
import type { Descontos } from './descontos.ts'
import { toLinhasCupom } from './linhas.ts'
import type { ItemComCategoria } from './linhas.ts'

/** A coupon that the server named, as far as its arithmetic goes. */
export type CupomEmVigor = Pick<
  Cupom,
  'codigocupom' | 'tipodesconto' | 'valor' | 'alvo' | 'nao_usar_com_politica'
> & {
  valor_minimo: number | null
}

/** The discounts of one coupon on the lines as they are now; for totals before any freight, where the server has chosen it. */
export function previewDescontos(
  itens: readonly ItemComCategoria[],
  cupom: CupomEmVigor | null,
  opcoes: OpcoesPreco,
): Descontos {
  const linhas = cupom ? toLinhasCupom(itens, opcoes) : []
  return cupom && linhas.length === itens.length ? discountLinhas(linhas, cupom) : new Map()
}

/** Nothing below the coupon's own minimum. */
export function discountLinhas(linhas: readonly LinhaCupom[], cupom: CupomEmVigor): Descontos {
  const subtotal = sumReais(...linhas.map((linha) => linha.subtotal))
  return subtotal < (cupom.valor_minimo ?? 0) ? new Map() : computeDescontos(cupom, linhas)
}
