import type { Ponto } from './geojson.ts'

const EARTH_RADIUS = 6_371_008.8

/** Metres between two points along the earth's surface (haversine, mean radius). */
export function distanceMetros(a: Ponto, b: Ponto): number {
  const [latA, latB] = [toRadians(a.lat), toRadians(b.lat)]
  const square =
    haversine(latB - latA) + Math.cos(latA) * Math.cos(latB) * haversine(toRadians(b.lng - a.lng))
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(square)))
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
