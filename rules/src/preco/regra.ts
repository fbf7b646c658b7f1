import { fromMilesimos, toMilesimos } from '#dinheiro'

import type { ItemComPreco, OpcoesPreco } from './item.ts'
import { listTabela, pickFaixa } from './tabela.ts'

/** §5 price choice, one function for each rule; null when the rule says nothing. */

export function chooseAtendente({ precoatendente }: ItemComPreco): number | null {
  return isPositive(precoatendente) ? precoatendente : null
}

export function chooseProgressivo({ efeitospoliticas }: ItemComPreco, quantidade: number): number | null {
  return pickFaixa(listTabela(efeitospoliticas?.descontoProgressivo), quantidade)?.preco ?? null
}

export function chooseAtacado(item: ItemComPreco, quantidade: number, opcoes: OpcoesPreco): number | null {
  const minimo = computeMinimoAtacado(item, opcoes)
  if (minimo === null || toMilesimos(quantidade) < toMilesimos(minimo)) return null
  return item.precovendaatacado ?? null
}

export function chooseNormal({ preco, preconf }: ItemComPreco): number | null {
  return [preconf, preco].find(isPreco) ?? null
}

/**
 * The least quantity, in the unit of the line, at which wholesale holds: `quantidade × multiploincremento` reaches
 * minvendaatacado. Null when there is no wholesale price strictly below the normal one.
 */
export function computeMinimoAtacado(item: ItemComPreco, { multiplies }: OpcoesPreco): number | null {
  const { precovendaatacado, minvendaatacado, multiploincremento } = item
  const normal = chooseNormal(item)
  if (!isPositive(precovendaatacado) || !isPositive(minvendaatacado)) return null
  if (normal === null || precovendaatacado >= normal) return null
  const fator = multiplies && isPositive(multiploincremento) ? multiploincremento : 1
  return fromMilesimos(Math.ceil((toMilesimos(minvendaatacado) * 1000) / toMilesimos(fator)))
}

function isPreco(preco: number | null | undefined): preco is number {
  return Number.isFinite(preco) && Number(preco) >= 0
}

function isPositive(numero: number | null | undefined): numero is number {
  return isPreco(numero) && numero > 0
}
