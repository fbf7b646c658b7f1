import { isAbertaHoje } from '#entrega'
import type { Semana } from '#entrega'
import { distanceMetros } from '#poligono'
import type { Ponto } from '#poligono'

interface LojaDeRetirada extends Ponto {
  /** Hours of its week, Monday first. */
  horarios: Semana
}

/**
 * Stores for pickup in the order in which they are offered, the first of which is preselected: those that are or will still be open today
 * (by the supplier's clock) before the others, the nearest first in both groups. Without a point of the person, in the order in which they
 * came.
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
