import { shareReais, sumReais, takePercentual } from '#dinheiro'

import type { Cupom, LinhaCupom } from './cupom.ts'

type Regra = Pick<Cupom, 'tipodesconto' | 'valor' | 'alvo' | 'nao_usar_com_politica'>

/** Discounts by id of the line, in reais; only lines that get one. */
export type Descontos = ReadonlyMap<string, number>

/**
 * What a coupon takes off each line (readings 3): a percentage half-up line by line, an absolute amount shared out by
 * largest remainder over the lines it applies to. Never more than a line costs; gift wrap is not in a line's subtotal.
 */
export function computeDescontos(cupom: Regra, linhas: readonly LinhaCupom[]): Descontos {
  const alvo = linhas.filter((linha) => isParticipante(cupom, linha))
  const subtotais = alvo.map(({ subtotal }) => subtotal)
  const valores =
    cupom.tipodesconto === 'absoluto'
      ? shareReais(cupom.valor, subtotais)
      : subtotais.map((subtotal) => Math.min(subtotal, takePercentual(subtotal, cupom.valor)))
  const pares = alvo.map(({ id }, index): [string, number] => [id, valores[index] ?? 0])
  return new Map(pares.filter(([, valor]) => valor > 0))
}

/** What the discounts are worth together, in reais. */
export function sumDescontos(descontos: Descontos): number {
  return sumReais(...descontos.values())
}

/** Whether a coupon applies to a line: its product or category, and no policy where that is forbidden. */
export function isParticipante(cupom: Regra, linha: LinhaCupom): boolean {
  return isNoAlvo(cupom, linha) && !(cupom.nao_usar_com_politica && linha.dePolitica)
}

/** Whether the product is one of those the coupon is for. */
export function isNoAlvo({ alvo }: Pick<Cupom, 'alvo'>, { id, idcategoria }: LinhaCupom): boolean {
  const { produtos = [], categorias = [] } = alvo
  if (!isEspecifico({ alvo })) return true
  return produtos.includes(id) || (idcategoria !== null && categorias.includes(idcategoria))
}

/** A coupon for some products only. */
export function isEspecifico({ alvo: { produtos = [], categorias = [] } }: Pick<Cupom, 'alvo'>): boolean {
  return produtos.length + categorias.length > 0
}
