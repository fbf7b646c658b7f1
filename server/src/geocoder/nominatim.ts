import { objectBody, textField } from './cep-remoto.ts'
import type { LugarDoMapa, ServicoDeMapa } from './mapa-remoto.ts'
import { ufOf } from './uf.ts'

const COMUM = 'format=jsonv2&addressdetails=1&accept-language=pt-BR'

/** Nominatim (OpenStreetMap): one request a second for the whole app, and no type-ahead on the public server (brazil.md 2). */
export const NOMINATIM: ServicoDeMapa = {
  nome: 'nominatim',
  base: 'https://nominatim.openstreetmap.org',
  politica: { intervaloMs: 1000, semBusca: true },
  busca: (texto, { limite, perto }) => {
    const volta = perto
      ? `&viewbox=${perto.lng - 0.5},${perto.lat + 0.5},${perto.lng + 0.5},${perto.lat - 0.5}`
      : ''
    return `/search?${COMUM}&countrycodes=br&limit=${limite}&q=${encodeURIComponent(texto)}${volta}`
  },
  reverso: (lat, lng) => `/reverse?${COMUM}&zoom=18&lat=${lat}&lon=${lng}`,
  parse({ status, corpo }) {
    if (status !== 200) throw new Error(`geocoder: nominatim answered ${status}`)
    if (Array.isArray(corpo)) return corpo.map(toLugar).filter((lugar) => lugar !== null)
    // "Unable to geocode": the sea, or no street near.
    const dados = objectBody(corpo)
    if (Reflect.has(dados, 'error')) return []
    const lugar = toLugar(dados)
    return lugar ? [lugar] : []
  },
}

function toLugar(bruto: unknown): LugarDoMapa | null {
  const dados = objectBody(bruto)
  const address = objectBody(Reflect.get(dados, 'address'))
  const [lat, lng] = [Number(Reflect.get(dados, 'lat')), Number(Reflect.get(dados, 'lon'))]
  if (!Number.isFinite(lat) || !Number.isFinite(lng))
    throw new Error('geocoder: nominatim answered without a point')
  if (textField(address, 'country_code') !== 'br') return null
  const first = (...campos: string[]) => campos.map((campo) => textField(address, campo)).find(Boolean) ?? ''
  return {
    cep: cepOf(textField(address, 'postcode')),
    rua: first('road', 'pedestrian', 'square'),
    numero: textField(address, 'house_number'),
    bairro: first('suburb', 'neighbourhood', 'quarter', 'city_district'),
    cidade: first('city', 'town', 'village', 'municipality'),
    uf: textField(address, 'ISO3166-2-lvl4').replace(/^BR-/, '') || ufOf(textField(address, 'state')),
    lat,
    lng,
  }
}

/** Eight digits or ''. */
export function cepOf(texto: string): string {
  const cep = texto.replaceAll(/\D/g, '')
  return cep.length === 8 ? cep : ''
}
