import { applyPercentual } from '#dinheiro'

import type { Politica, ProdutoComPoliticas } from './politica.ts'

/** Of the applicable policies those of the highest `prioridade`: the others are not looked at. */
export function chooseDeciding(aplicaveis: readonly Politica[]): Politica[] {
  const highest = aplicaveis.reduce((highest, { prioridade }) => Math.max(highest, prioridade), -Infinity)
  return aplicaveis.filter(({ prioridade }) => prioridade === highest)
}

/** The lowest price that they give, and which of them gives it. */
export function findLowest(
  politicas: readonly Politica[],
  preco: number,
): { politica: Politica; preco: number } | undefined {
  let lowest: { politica: Politica; preco: number } | undefined
  for (const politica of politicas)
    for (const dela of listPrecos(politica, preco))
      if (!lowest || dela < lowest.preco) lowest = { politica, preco: dela }
  return lowest
}

/** What a policy makes of the list price, whatever the quantity: none, where it has tiers alone. */
export function listPrecos({ efeito: { percentual, precofixo } }: Politica, preco: number): number[] {
  return [
    ...(percentual === undefined ? [] : [applyPercentual(preco, percentual, preco)]),
    ...(precofixo === undefined ? [] : [Math.max(0, precofixo)]),
  ]
}

/** The sale price of everyone, where it is as low as what policies give, or lower. */
export function findOferta(
  { precooferta }: Pick<ProdutoComPoliticas, 'precooferta'>,
  dePolitica: number,
): number | null {
  const isOferta =
    precooferta !== null && precooferta !== undefined && precooferta > 0 && precooferta <= dePolitica
  return isOferta ? precooferta : null
}
