import { listAneis } from './geojson.ts'
import type { Area, Ponto } from './geojson.ts'

/**
 * `containsPonto` for an area that is asked about often: the same answers for every point, from flat numbers and without
 * making anything at each question.
 */
export function compileArea(area: Area): (ponto: Ponto) => boolean {
  const polygons = listAneis(area).map((rings) =>
    rings.map((ring) => Float64Array.from(ring.flatMap(({ lat, lng }) => [lat, lng]))),
  )
  return ({ lat, lng }) =>
    polygons.some(([outer = new Float64Array(), ...holes]) => {
      if (locate(outer, lat, lng) === FORA) return false
      return !holes.some((hole) => locate(hole, lat, lng) === DENTRO)
    })
}

const FORA = 0
const NA_BORDA = 1
const DENTRO = 2

/** Ray casting towards the east; a point on a side is neither inside nor outside. A ring left open counts as closed. */
function locate(ring: Float64Array, lat: number, lng: number): number {
  let isInside = false
  const { length } = ring
  for (let i = 0; i < length; i += 2) {
    const next = i + 2 === length ? 0 : i + 2
    // Indices stay within the array.
    const [aLat, aLng] = [ring[i] as number, ring[i + 1] as number]
    const [bLat, bLng] = [ring[next] as number, ring[next + 1] as number]
    const isInLine = (bLng - aLng) * (lat - aLat) === (bLat - aLat) * (lng - aLng)
    if (isInLine && (lat - aLat) * (lat - bLat) <= 0 && (lng - aLng) * (lng - bLng) <= 0) return NA_BORDA
    if (aLat > lat !== bLat > lat && lng < aLng + ((bLng - aLng) * (lat - aLat)) / (bLat - aLat))
      isInside = !isInside
  }
  return isInside ? DENTRO : FORA
}
