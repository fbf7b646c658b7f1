import { fromMilesimos, toMilesimos } from '#dinheiro'

/** Rounds to the 3 decimals of a quantity (§5), as after adding two of them. */
export const roundQuantidade = (quantidade: number): number => fromMilesimos(toMilesimos(quantidade))
