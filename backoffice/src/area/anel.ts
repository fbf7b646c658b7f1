import type { AreaGuardada } from '@vitrine/contract'

export type Geojson = AreaGuardada['geojson']
export type Anel = [lng: number, lat: number][]

/** A tenth of a metre. */
export const roundGrau = (grau: number) => Math.round(grau * 1e6) / 1e6

/** The last point is the first, however it came. */
export function closeAnel(anel: Anel): Anel {
  const [primeiro, ultimo] = [anel[0], anel.at(-1)]
  if (!primeiro || !ultimo) return []
  return primeiro[0] === ultimo[0] && primeiro[1] === ultimo[1] ? anel : [...anel, primeiro]
}

/** Parts, each with its rings, the outer one first, as one outline. Null: there is none. */
export function toGeojson(partes: Anel[][]): Geojson | null {
  const [primeira] = partes
  if (!primeira) return null
  return partes.length === 1
    ? { type: 'Polygon', coordinates: primeira }
    : { type: 'MultiPolygon', coordinates: partes }
}
