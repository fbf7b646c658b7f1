import { toDecimilesimos } from '@vitrine/rules/dinheiro'

import type { FiltroLista } from './filtro-lista.repository.ts'
import type { PrecosDaLista } from './preco-em-vigor.repository.ts'

/** Where one price band ends and the next begins, in reais; f_faixa (migration 0260) has the same, and a test holds them together. */
export const LIMITES: readonly number[] = [0, 10, 25, 50, 100, 250, 500, 1000, 5000]
const limites = LIMITES.map(toDecimilesimos)

/** Prices that are the same for everybody: those that bands are counted of. */
export function isPrecoDeTodos({ isTabela, politicas, variacao }: PrecosDaLista): boolean {
  return !isTabela && politicas.length === 0 && variacao === 0
}

/** Numbers of the bands that make up those of a filter, as f_faixa gives them; null where they cut one in two. */
export function listBandas(faixas: FiltroLista['faixas']): number[] | null {
  const bandas = new Set<number>()
  for (const { de, ate } of faixas) {
    const from = limites.indexOf(de)
    const to = ate === null ? limites.length : limites.indexOf(ate)
    if (from < 0 || to < 0) return null
    for (let i = from; i < to; i++) bandas.add(i + 1)
  }
  return [...bandas]
}
