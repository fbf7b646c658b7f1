import { listAneis } from './geojson.ts'
import type { Area } from './geojson.ts'

/** Bounding box kept in columns beside the area: SQL filters by it, containsPonto decides (readings 8). */
export interface Caixa {
  lat_min: number
  lat_max: number
  lng_min: number
  lng_max: number
}

/** Smallest box around an area. Throws RangeError for an area without points: it would never contain a point. */
export function computeCaixa(area: Area): Caixa {
  const pontos = listAneis(area).flat(2)
  if (pontos.length === 0) throw new RangeError('An area needs points')
  return pontos.reduce(
    (caixa, { lat, lng }) => ({
      lat_min: Math.min(caixa.lat_min, lat),
      lat_max: Math.max(caixa.lat_max, lat),
      lng_min: Math.min(caixa.lng_min, lng),
      lng_max: Math.max(caixa.lng_max, lng),
    }),
    { lat_min: Infinity, lat_max: -Infinity, lng_min: Infinity, lng_max: -Infinity },
  )
}
