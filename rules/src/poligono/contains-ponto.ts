import { listAneis } from './geojson.ts'
import type { Area, Ponto } from './geojson.ts'

/**
 * Whether a supplier's area serves a point (§4 Address flow). The border belongs to the area, that of a hole too: who
 * lives on the line is served, by both neighbours where two areas share it.
 */
export function containsPonto(area: Area, ponto: Ponto): boolean {
  return listAneis(area).some(([outer = [], ...holes]) => {
    const isInHole = holes.some((hole) => isInside(hole, ponto) && !isOnBorder(hole, ponto))
    return !isInHole && (isInside(outer, ponto) || isOnBorder(outer, ponto))
  })
}

/** Ray casting: from a point inside, a ray towards the east crosses the border an odd number of times. */
function isInside(ring: readonly Ponto[], { lat, lng }: Ponto): boolean {
  const crossings = listLados(ring).filter(
    ([a, b]) =>
      a.lat > lat !== b.lat > lat && lng < a.lng + ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat),
  )
  return crossings.length % 2 === 1
}

function isOnBorder(ring: readonly Ponto[], { lat, lng }: Ponto): boolean {
  return listLados(ring).some(([a, b]) => {
    const isInLine = (b.lng - a.lng) * (lat - a.lat) === (b.lat - a.lat) * (lng - a.lng)
    return isInLine && isBetween(lat, a.lat, b.lat) && isBetween(lng, a.lng, b.lng)
  })
}

/** Sides of a ring, the closing one included, so that a ring left open counts as closed. */
function listLados(ring: readonly Ponto[]): [Ponto, Ponto][] {
  return ring.map((ponto, i) => [ponto, ring[(i + 1) % ring.length] ?? ponto])
}

function isBetween(value: number, a: number, b: number): boolean {
  return value >= Math.min(a, b) && value <= Math.max(a, b)
}
