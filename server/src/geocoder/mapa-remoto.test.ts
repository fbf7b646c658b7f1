import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createGeocoder, type ConfigGeocoder } from './create-geocoder.ts'
import { createMapaRemoto } from './mapa-remoto.ts'
import { NOMINATIM } from './nominatim.ts'
import { ufOf } from './uf.ts'

let resposta: { status: number; corpo: unknown; esperaMs?: number }
let pedidos: URL[] = []
let base = ''

const server = createServer((pedido, saida) => {
  pedidos.push(new URL(pedido.url ?? '', base))
  const { status, corpo, esperaMs = 0 } = resposta
  setTimeout(() => saida.writeHead(status).end(JSON.stringify(corpo)), esperaMs)
})
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a listening TCP server has one
})
afterAll(() => server.close())
beforeEach(() => {
  pedidos = []
})

function remoto(geocoders: string, extra: Partial<ConfigGeocoder> = {}) {
  const falhas: string[] = []
  const geocoder = createGeocoder({
    geocoders,
    bases: { nominatim: base, photon: base },
    permitirLoopback: true,
    timeoutMs: 500,
    onFalha: (adaptador, erro) => falhas.push(`${adaptador}: ${String(erro)}`),
    ...extra,
  })
  return { geocoder, falhas }
}

const quirino = {
  lat: '-22.8931',
  lon: '-47.0519',
  display_name: 'whatever',
  address: {
    house_number: '1500',
    road: 'Rua Coronel Quirino',
    suburb: 'Cambuí',
    city: 'Campinas',
    municipality: 'Região Imediata de Campinas',
    state: 'São Paulo',
    'ISO3166-2-lvl4': 'BR-SP',
    postcode: '13025-002',
    country: 'Brasil',
    country_code: 'br',
  },
}
const feature = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-47.0519, -22.8931] },
  properties: {
    countrycode: 'BR',
    type: 'house',
    name: 'Padaria',
    housenumber: '1500',
    street: 'Rua Coronel Quirino',
    district: 'Cambuí',
    city: 'Campinas',
    state: 'São Paulo',
    postcode: '13025-002',
    country: 'Brasil',
    osm_id: 1,
  },
}
const nove = {
  cep: '13025002',
  rua: 'Rua Coronel Quirino',
  bairro: 'Cambuí',
  cidade: 'Campinas',
  uf: 'SP',
  pais: 'Brasil',
  textoendereco: 'Rua Coronel Quirino, 1500 - Cambuí, Campinas - SP, 13025-002, Brasil',
  lat: -22.8931,
  lng: -47.0519,
}

describe('Nominatim and Photon map to exactly the nine fields (§3 Address)', () => {
  test.each([
    ['nominatim', [quirino]],
    ['photon', { type: 'FeatureCollection', features: [feature] }],
  ])('%s, searching', async (nome, corpo) => {
    resposta = { status: 200, corpo }
    expect(await remoto(nome).geocoder.search('coronel quirino 1500', { limite: 5 })).toStrictEqual([nove])
    expect(pedidos[0]?.searchParams.get('q')).toBe('coronel quirino 1500')
  })

  test.each([
    ['nominatim', quirino],
    ['photon', { type: 'FeatureCollection', features: [feature] }],
  ])('%s, asked for a point', async (nome, corpo) => {
    resposta = { status: 200, corpo }
    const ponto = { lat: -22.89309, lng: -47.05192 }
    expect(await remoto(nome).geocoder.reverse(ponto.lat, ponto.lng)).toStrictEqual({ ...nove, ...ponto })
    expect(pedidos[0]?.pathname).toBe('/reverse')
  })

  test('a city and a district of Photon are named by what they are', async () => {
    const of = (type: string, name: string, more: object) => ({
      ...feature,
      properties: { countrycode: 'BR', type, name, state: 'Minas Gerais', ...more },
    })
    resposta = {
      status: 200,
      corpo: { features: [of('city', 'Ouro Preto', {}), of('district', 'Centro', { city: 'Mariana' })] },
    }
    expect(await remoto('photon').geocoder.search('ouro preto', { limite: 5 })).toMatchObject([
      { rua: '', bairro: '', cidade: 'Ouro Preto', uf: 'MG' },
      { rua: '', bairro: 'Centro', cidade: 'Mariana', uf: 'MG' },
    ])
  })

  test('a place abroad or in the sea is not offered', async () => {
    resposta = { status: 200, corpo: [{ ...quirino, address: { ...quirino.address, country_code: 'uy' } }] }
    expect(await remoto('nominatim').geocoder.search('rivera', { limite: 5 })).toEqual([])
    resposta = { status: 200, corpo: { error: 'Unable to geocode' } }
    expect(await remoto('nominatim').geocoder.reverse(-30, -20)).toBeNull()
  })

  test('the state comes by its name where no code is given', () => {
    expect(['São Paulo', 'Pará', 'Espírito Santo', 'Montevideo'].map(ufOf)).toEqual(['SP', 'PA', 'ES', ''])
  })
})

describe('in the chain', () => {
  test('a street that the gazetteer lacks is asked for; a city is not', async () => {
    resposta = { status: 200, corpo: [quirino] }
    const { geocoder } = remoto('embutido,nominatim')
    expect((await geocoder.search('campinas', { limite: 3 }))[0]).toMatchObject({
      cidade: 'Campinas',
      rua: '',
    })
    expect(pedidos).toEqual([])
    expect(await geocoder.search('rua inexistente dos testes 10 campinas', { limite: 3 })).toEqual([nove])
  })

  test('what nobody else knows stays what the gazetteer said', async () => {
    resposta = { status: 200, corpo: [] }
    const [achada] = await remoto('embutido,nominatim').geocoder.search('rua inexistente 10 campinas', {
      limite: 3,
    })
    expect(achada).toMatchObject({ cidade: 'Campinas', rua: '' })
  })

  test('the same question is asked once; another limit or another place is another question', async () => {
    resposta = { status: 200, corpo: [quirino] }
    const { geocoder } = remoto('nominatim')
    const ask = (limite: number, perto?: { lat: number; lng: number }) =>
      geocoder.search('Quirino ', { limite, ...(perto && { perto }) })
    await ask(3)
    await ask(3)
    expect(pedidos).toHaveLength(1)
    await ask(4)
    await ask(3, { lat: -22.9, lng: -47 })
    expect(pedidos).toHaveLength(3)
    expect(pedidos[2]?.searchParams.get('viewbox')).toContain('-47.5')
    for (const lat of [-22.893111, -22.893112]) await geocoder.reverse(lat, -47)
    expect(pedidos).toHaveLength(4)
  })

  test.each([
    ['a server that is down', { status: 503, corpo: {} }],
    ['an answer of another shape', { status: 200, corpo: { features: [{}] } }],
    ['a slow server', { status: 200, corpo: [quirino], esperaMs: 1500 }],
  ])('%s falls through, and is asked again later', async (_como, quebrada) => {
    resposta = quebrada
    const { geocoder, falhas } = remoto('photon,embutido', { timeoutMs: 100 })
    expect((await geocoder.search('campinas', { limite: 1 }))[0]).toMatchObject({ cidade: 'Campinas' })
    await geocoder.search('campinas', { limite: 1 })
    expect([falhas.length, pedidos.length]).toEqual([2, 2])
  })
})

describe('what the public Nominatim asks of us (brazil.md 2)', () => {
  const publico = createMapaRemoto({ ...NOMINATIM, base: 'http://127.0.0.1:9' }, { timeoutMs: 100 })

  test('no type-ahead', () => {
    expect(publico.search).toBeUndefined()
    expect(createMapaRemoto(NOMINATIM, { timeoutMs: 100, base: 'https://mapa.example' }).search).toBeDefined()
  })

  test('one request a second; who comes too early goes to the next adapter', async () => {
    await expect(publico.reverse?.(-22, -47)).rejects.toThrow('not allowed')
    await expect(publico.reverse?.(-22, -47)).rejects.toThrow('a moment ago')
  })
})

test('a server of one’s own on an inner network is refused too', async () => {
  const { geocoder, falhas } = remoto('nominatim', { permitirLoopback: false })
  expect(await geocoder.reverse(-22.9, -47)).toBeNull()
  expect(falhas[0]).toContain('not allowed')
  expect(pedidos).toEqual([])
})
