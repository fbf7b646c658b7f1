import { objectBody, textField } from './cep-remoto.ts'
import type { LugarDoMapa, ServicoDeMapa } from './mapa-remoto.ts'
import { cepOf } from './nominatim.ts'
import { ufOf } from './uf.ts'

/** Brazil, islands included: west, south, east, north. */
const BRASIL = '-74.1,-33.9,-28.6,5.4'

/** Photon (OpenStreetMap data, made for type-ahead); a server of one's own for real use (brazil.md 2). */
export const PHOTON: ServicoDeMapa = {
  nome: 'photon',
  base: 'https://photon.komoot.io',
  politica: { intervaloMs: 200, semBusca: false },
  busca: (texto, { limite, perto }) => {
    const onde = perto ? `&lat=${perto.lat}&lon=${perto.lng}` : ''
    return `/api/?bbox=${BRASIL}&limit=${limite}&q=${encodeURIComponent(texto)}${onde}`
  },
  reverso: (lat, lng) => `/reverse?lat=${lat}&lon=${lng}`,
  parse({ status, corpo }) {
    if (status !== 200) throw new Error(`geocoder: photon answered ${status}`)
    const features: unknown = Reflect.get(objectBody(corpo), 'features')
    if (!Array.isArray(features)) throw new Error('geocoder: photon answered without features')
    return features.map(toLugar).filter((lugar) => lugar !== null)
  },
}

function toLugar(bruto: unknown): LugarDoMapa | null {
  const feature = objectBody(bruto)
  const dados = objectBody(Reflect.get(feature, 'properties'))
  // GeoJSON: longitude first.
  const ponto: unknown = Reflect.get(objectBody(Reflect.get(feature, 'geometry')), 'coordinates')
  const [lng, lat] = Array.isArray(ponto) ? ponto.map(Number) : []
  if (lat === undefined || lng === undefined || !Number.isFinite(lat) || !Number.isFinite(lng))
    throw new Error('geocoder: photon answered without a point')
  if (textField(dados, 'countrycode') !== 'BR') return null
  const tipo = textField(dados, 'type')
  const nome = textField(dados, 'name')
  const named = (campo: string, ...tipos: string[]) =>
    textField(dados, campo) || (tipos.includes(tipo) ? nome : '')
  return {
    cep: cepOf(textField(dados, 'postcode')),
    rua: named('street', 'street'),
    numero: textField(dados, 'housenumber'),
    bairro: named('district', 'district', 'locality'),
    cidade: named('city', 'city'),
    uf: ufOf(textField(dados, 'state')),
    lat,
    lng,
  }
}
