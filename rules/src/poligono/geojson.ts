/** A point as the wire writes it, in degrees. */
export interface Ponto {
  lat: number
  lng: number
}

/** A point as GeoJSON writes it: longitude first. Everything that turns one into the other is in this file. */
export type Posicao = readonly [lng: number, lat: number]

type Anel = readonly Posicao[]

/** The outer ring, then the holes in it; rings are closed (RFC 7946). */
export interface Polygon {
  type: 'Polygon'
  coordinates: readonly Anel[]
}

export interface MultiPolygon {
  type: 'MultiPolygon'
  coordinates: readonly (readonly Anel[])[]
}

/** An area served by a supplier. No area crosses the antimeridian. */
export type Area = Polygon | MultiPolygon

/** GeoJSON writes the longitude first (RFC 7946). */
export function fromGeoJson([lng, lat]: Posicao): Ponto {
  return { lat, lng }
}

export function toGeoJson({ lat, lng }: Ponto): Posicao {
  return [lng, lat]
}

/** Rings of each polygon of an area as points of the wire: the outer one, then its holes. */
export function listAneis(area: Area): Ponto[][][] {
  const polygons = area.type === 'Polygon' ? [area.coordinates] : area.coordinates
  return polygons.map((rings) => rings.map((ring) => ring.map(fromGeoJson)))
}
