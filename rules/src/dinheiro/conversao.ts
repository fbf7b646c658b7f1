/**
 * The only door between the wire (JSON numbers) and the integers we count with (readings 3). Exact for what the wire
 * carries: up to 4 decimals of a real, 3 of a unit, below 100 billion. `+ 0` turns a rounded -0 into 0.
 */

/** Reais to integers of 1/10,000 real, the unit of unit prices. */
export const toDecimilesimos = (reais: number): number => Math.round(reais * 10_000) + 0
export const fromDecimilesimos = (decimilesimos: number): number => decimilesimos / 10_000

/** Reais to centavos; what has 3 or 4 decimals rounds half-up as the decimal it is, not as its binary neighbour. */
export const toCentavos = (reais: number): number => Math.round(toDecimilesimos(reais) / 100) + 0
export const fromCentavos = (centavos: number): number => centavos / 100

/** Units to integers of 1/1,000 unit: the 3 decimals of a quantity (§5). */
export const toMilesimos = (quantidade: number): number => Math.round(quantidade * 1000) + 0
export const fromMilesimos = (milesimos: number): number => milesimos / 1000
