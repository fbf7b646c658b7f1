import { closeAnel, roundGrau, toGeojson, type Anel, type Geojson } from './anel.ts'

/** The outline that a file holds, GeoJSON or KML (Google My Maps, Google Earth); several parts are one area. Null: it holds none. */
export function readDesenho(texto: string, parseXml: (texto: string) => Document = parseKml): Geojson | null {
  const partes = texto.trimStart().startsWith('<')
    ? listDoKml(parseXml(texto))
    : listDoGeojson(parseJson(texto))
  return toGeojson(partes)
}

const parseKml = (texto: string) => new DOMParser().parseFromString(texto, 'text/xml')

function parseJson(texto: string): unknown {
  try {
    // A mark before the text, as some programs write, is no JSON.
    return JSON.parse(texto.trim())
  } catch {
    return null
  }
}

/** Polygons of whatever GeoJSON has: a collection, a feature, a geometry. */
function listDoGeojson(valor: unknown): Anel[][] {
  if (typeof valor !== 'object' || valor === null) return []
  const { type, features, geometry, geometries, coordinates } = valor as Record<string, unknown> // looked at before it is used
  if (Array.isArray(features)) return features.flatMap(listDoGeojson)
  if (Array.isArray(geometries)) return geometries.flatMap(listDoGeojson)
  if (geometry) return listDoGeojson(geometry)
  if (type === 'Polygon') return toPartes([coordinates])
  return type === 'MultiPolygon' && Array.isArray(coordinates) ? toPartes(coordinates) : []
}

function toPartes(poligonos: readonly unknown[]): Anel[][] {
  return poligonos.flatMap((aneis) => {
    const lidos = Array.isArray(aneis) ? aneis.map(toAnel) : []
    return lidos.length > 0 && lidos.every((anel) => anel.length > 3) ? [lidos] : []
  })
}

function toAnel(pontos: unknown): Anel {
  if (!Array.isArray(pontos)) return []
  // Heights are left out.
  const lidos = pontos.flatMap((ponto): Anel => {
    const [lng, lat] = Array.isArray(ponto) ? (ponto as unknown[]) : []
    return typeof lng === 'number' && typeof lat === 'number' ? [[roundGrau(lng), roundGrau(lat)]] : []
  })
  return closeAnel(dropRepetidos(lidos))
}

/** Points that stand twice are one. */
const dropRepetidos = (pontos: Anel): Anel =>
  pontos.filter(([lng, lat], i) => i === 0 || lng !== pontos[i - 1]?.[0] || lat !== pontos[i - 1]?.[1])

/** By whatever prefix a program gives its names: 'Polygon', 'kml:Polygon'. */
function listDoKml(documento: Document): Anel[][] {
  const aneisOf = (poligono: Element, onde: string) =>
    [...poligono.getElementsByTagNameNS('*', onde)].flatMap((limite) =>
      [...limite.getElementsByTagNameNS('*', 'coordinates')].map(({ textContent }) =>
        toAnel(readTuplas(textContent ?? '')),
      ),
    )
  return [...documento.getElementsByTagNameNS('*', 'Polygon')].flatMap((poligono) => {
    const [fora] = aneisOf(poligono, 'outerBoundaryIs')
    return fora && fora.length > 3
      ? [[fora, ...aneisOf(poligono, 'innerBoundaryIs').filter(({ length }) => length > 3)]]
      : []
  })
}

/** '-47.1,-22.9,0 -47,-22.9,0' of a KML. */
const readTuplas = (texto: string) =>
  texto
    .trim()
    .split(/\s+/)
    .map((tupla) => tupla.split(',').slice(0, 2).map(Number))
