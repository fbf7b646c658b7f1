import { isAbertaHoje } from '#entrega'
import type { Semana } from '#entrega'
import { distanceMetros } from '#poligono'
import type { Ponto } from '#poligono'

interface LojaDeRetirada extends Ponto {
  /** Hours of its week, Monday first. */
  horarios: Semana
}

/**
 * Stores for pickup in the order in which they are offered, the first of which is preselected: those that are open today yet, by
 * the clock of their supplier, before those that are not; of both the nearest first. Where nobody knows the point, as they came.
 */
export function orderLojas<T extends LojaDeRetirada>(
  lojas: readonly T[],
  { fuso, agora, ponto }: { fuso: string; agora: Date; ponto: Ponto | null },
): T[] {
  return lojas
    .map((loja) => ({
      loja,
      isFechada: !isAbertaHoje(loja.horarios, fuso, agora),
      longe: ponto ? distanceMetros(loja, ponto) : 0,
    }))
    .toSorted((a, b) => Number(a.isFechada) - Number(b.isFechada) || a.longe - b.longe)
    .map(({ loja }) => loja)
}
