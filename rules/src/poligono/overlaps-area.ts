import { computeCaixa } from './compute-caixa.ts'
import { containsPonto } from './contains-ponto.ts'
import type { Area, Ponto, Posicao } from './geojson.ts'
import { crossesLado, lesteDe, listLados, oesteDe, type Lado } from './lados.ts'

/** Whether two areas share ground; neighbours that share a border alone do not. */
export function overlapsArea(a: Area, b: Area): boolean {
  if (isApart(a, b)) return false
  if (crosses(ladosOf(a), ladosOf(b))) return true
  return isBeside(a, b) || isBeside(b, a)
}

/** Where no borders cross, ground that is shared lies along a whole ring of one of both: a point beside each ring is asked. */
const isBeside = (a: Area, b: Area) =>
  aneisOf(a).some((anel) =>
    listBeside(anel).some((ponto) => containsPonto(a, ponto) && containsPonto(b, ponto)),
  )

function isApart(a: Area, b: Area): boolean {
  const [p, q] = [computeCaixa(a), computeCaixa(b)]
  return p.lat_max <= q.lat_min || q.lat_max <= p.lat_min || p.lng_max <= q.lng_min || q.lng_max <= p.lng_min
}

const aneisOf = ({ type, coordinates }: Area): readonly (readonly Posicao[])[] =>
  type === 'Polygon' ? coordinates : coordinates.flat()

/** From west to east. */
const ladosOf = (area: Area): Lado[] =>
  aneisOf(area)
    .flatMap(listLados)
    .toSorted((p, q) => oesteDe(p) - oesteDe(q))

function crosses(aqui: readonly Lado[], ali: readonly Lado[]): boolean {
  return aqui.some((lado) => {
    for (const outro of ali) {
      if (oesteDe(outro) > lesteDe(lado)) return false
      if (crossesLado(lado, outro)) return true
    }
    return false
  })
}

const PERTO = 1e-3

/** One point on either side of a ring, near the middle of its first side. */
function listBeside(anel: readonly Posicao[]): Ponto[] {
  const [lado] = listLados(anel)
  if (!lado) return []
  const { a, b } = lado
  const [dLng, dLat] = [(b[0] - a[0]) * PERTO, (b[1] - a[1]) * PERTO]
  const [lng, lat] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  return [
    { lat: lat + dLng, lng: lng - dLat },
    { lat: lat - dLng, lng: lng + dLat },
  ]
}
