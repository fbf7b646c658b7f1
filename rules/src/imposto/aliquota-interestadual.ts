/** South and southeast without Espírito Santo. */
const RICOS: ReadonlySet<string> = new Set(['MG', 'PR', 'RJ', 'RS', 'SC', 'SP'])

/** Origins (table A) of foreign goods, or of goods more than 40 % foreign; without the origins that have no similar Brazilian product. */
const IMPORTADAS: ReadonlySet<number> = new Set([1, 2, 3, 8])

/**
 * ICMS between two states, in percent: 4 of imported goods (Resolução do Senado 13/2012), 7 from south and southeast to the rest
 * and to Espírito Santo, else 12 (22/1989).
 */
export function findAliquotaInterestadual(de: string, para: string, origem: number): number {
  if (IMPORTADAS.has(origem)) return 4
  return RICOS.has(de) && !RICOS.has(para) ? 7 : 12
}
