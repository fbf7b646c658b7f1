import { listAneis, type Area, type Polygon, type Posicao } from './geojson.ts'

/** Kilometres of one degree of latitude, on a sphere of the earth's mean radius. */
const KM_POR_GRAU = (Math.PI * 6371.0088) / 180
const MAX_CANTOS = 360

/** Square kilometres of an area, holes left out; good to a percent for anything that is delivered to. */
export function measureKm2(area: Area): number {
  const partes = area.type === 'Polygon' ? [area.coordinates] : area.coordinates
  return partes.reduce(
    (soma, [fora = [], ...furos]) =>
      soma + measureAnel(fora) - furos.reduce((menos, furo) => menos + measureAnel(furo), 0),
    0,
  )
}

/** The shoelace formula, degrees of longitude as long as they are in the middle of the ring. */
function measureAnel(anel: readonly Posicao[]): number {
  const meio = anel.reduce((soma, [, lat]) => soma + lat, 0) / Math.max(anel.length, 1)
  const largura = KM_POR_GRAU * Math.cos((meio * Math.PI) / 180)
  const dobro = anel.reduce((soma, [x, y], i) => {
    const [x2, y2] = anel[(i + 1) % anel.length] ?? [x, y]
    return soma + (x * y2 - x2 * y)
  }, 0)
  return (Math.abs(dobro) / 2) * largura * KM_POR_GRAU
}

/** A circle around a place as an outline of so many corners, to a tenth of a metre. */
export function makeCirculo({ lat, lng }: { lat: number; lng: number }, km: number, cantos = 64): Polygon {
  const quantos = Math.min(Math.max(Math.round(cantos), 8), MAX_CANTOS)
  const round = (grau: number) => Math.round(grau * 1e6) / 1e6
  const dLat = km / KM_POR_GRAU
  const dLng = dLat / Math.cos((lat * Math.PI) / 180)
  const anel = Array.from({ length: quantos }, (_, i): Posicao => {
    const giro = (2 * Math.PI * i) / quantos
    return [round(lng + dLng * Math.cos(giro)), round(lat + dLat * Math.sin(giro))]
  })
  return { type: 'Polygon', coordinates: [[...anel, anel[0] ?? [lng, lat]]] }
}

/** Corners of an outline, each ring's last one, which closes it, not counted. */
export const countCantos = (area: Area): number =>
  listAneis(area)
    .flat()
    .reduce((soma, { length }) => soma + Math.max(length - 1, 0), 0)
