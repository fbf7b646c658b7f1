import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TTL_NEGATIVO_MS, TTL_POSITIVO_MS, createCacheMemoria } from './cache.ts'
import { chainAdaptadores } from './chain-adaptadores.ts'
import type { ConfigGeocoder } from './create-geocoder.ts'
import { createGeocoder } from './create-geocoder.ts'
import { toLocalizacao } from './localizacao.ts'

type Answer = { status?: number; body: string; waitMs?: number; location?: string }
const respostas = new Map<string, Answer>()
let pedidos: string[] = []
let base = ''

const server = createServer((pedido, resposta) => {
  pedidos.push(pedido.url ?? '')
  const {
    status = 200,
    body,
    waitMs = 0,
    location,
  } = respostas.get(pedido.url ?? '') ?? { status: 500, body: 'x' }
  setTimeout(() => {
    resposta.writeHead(status, { 'content-type': 'application/json', ...(location ? { location } : {}) })
    resposta.end(body)
  }, waitMs)
})

beforeAll(async () => {
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  // A listening TCP server has an AddressInfo.
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  respostas.clear()
  pedidos = []
})

const VIACEP_OK = {
  cep: '13025-151',
  logradouro: 'Rua Coronel Quirino',
  complemento: 'até 799/800',
  bairro: 'Cambuí',
  localidade: 'Campinas',
  uf: 'SP',
  ibge: '3509502',
  ddd: '19',
}

function remoto(geocoders: string, extra: Partial<ConfigGeocoder> = {}) {
  const falhas: string[] = []
  const geocoder = createGeocoder({
    geocoders,
    bases: { viacep: base, brasilapi: base },
    permitirLoopback: true,
    timeoutMs: 300,
    onFalha: (adaptador, erro) => falhas.push(`${adaptador}: ${String(erro)}`),
    ...extra,
  })
  return { geocoder, falhas }
}

describe('ViaCEP and BrasilAPI', () => {
  it('maps ViaCEP to exactly the nine fields, with the coordinates of the municipality (§3 Address)', async () => {
    respostas.set('/ws/13099000/json/', { body: JSON.stringify(VIACEP_OK) })
    expect(await remoto('viacep').geocoder.cep('13099-000')).toStrictEqual({
      cep: '13099000',
      rua: 'Rua Coronel Quirino',
      bairro: 'Cambuí',
      cidade: 'Campinas',
      uf: 'SP',
      pais: 'Brasil',
      textoendereco: 'Rua Coronel Quirino - Cambuí, Campinas - SP, 13099-000, Brasil',
      lat: -22.9056,
      lng: -47.0608,
    })
  })

  it.each([
    ['strings', { longitude: '-47.05', latitude: '-22.89' }, -22.89],
    ['absent', {}, -22.9056],
  ])('maps BrasilAPI with coordinates %s', async (_como, coordinates, lat) => {
    const body = {
      cep: '13099001',
      state: 'SP',
      city: 'Campinas',
      neighborhood: 'Cambuí',
      street: 'Rua Um',
      location: { type: 'Point', coordinates },
    }
    respostas.set('/api/cep/v2/13099001', { body: JSON.stringify(body) })
    const achada = await remoto('brasilapi').geocoder.cep('13099001')
    expect(achada).toMatchObject({ rua: 'Rua Um', bairro: 'Cambuí', cidade: 'Campinas', uf: 'SP', lat })
    expect(Object.keys(achada ?? {})).toHaveLength(9)
  })

  it.each(['{"erro":true}', '{"erro":"true"}'])(
    'takes %s of ViaCEP for an unknown CEP, not for a failure',
    async (body) => {
      respostas.set('/ws/13099002/json/', { body })
      const { geocoder, falhas } = remoto('viacep')
      expect(await geocoder.cep('13099002')).toBeNull()
      expect(falhas).toEqual([])
    },
  )

  it('takes 404 of BrasilAPI for an unknown CEP', async () => {
    respostas.set('/api/cep/v2/13099003', { status: 404, body: '{"name":"CepPromiseError"}' })
    const { geocoder, falhas } = remoto('brasilapi')
    expect(await geocoder.cep('13099003')).toBeNull()
    expect(falhas).toEqual([])
  })
})

describe('the chain', () => {
  it('asks the live adapters only when the gazetteer does not know the street', async () => {
    respostas.set('/ws/13099004/json/', { body: JSON.stringify(VIACEP_OK) })
    const { geocoder } = remoto('embutido,viacep,brasilapi')
    expect(await geocoder.cep('13015002')).toMatchObject({ rua: 'Rua Barão de Jaguara' })
    expect(pedidos).toEqual([])
    expect(await geocoder.cep('13099004')).toMatchObject({ rua: 'Rua Coronel Quirino' })
    expect(pedidos).toEqual(['/ws/13099004/json/'])
  })

  it('falls through a failure, a timeout and a broken answer to the next adapter, and never throws', async () => {
    respostas.set('/ws/13099005/json/', { status: 503, body: 'down' })
    respostas.set('/api/cep/v2/13099005', { body: '<html>' })
    const { geocoder, falhas } = remoto('viacep,brasilapi,embutido')
    expect(await geocoder.cep('13099005')).toMatchObject({ cidade: 'Campinas', rua: '' })
    expect(falhas).toHaveLength(2)
  })

  it('gives a slow adapter up after the timeout', async () => {
    respostas.set('/ws/13099006/json/', { body: JSON.stringify(VIACEP_OK), waitMs: 3000 })
    const { geocoder, falhas } = remoto('viacep,embutido', { timeoutMs: 120 })
    // The slow one knows the street: without it the answer did not wait.
    expect(await geocoder.cep('13099006')).toMatchObject({ cidade: 'Campinas', rua: '' })
    expect(falhas).toHaveLength(1)
  })

  it('survives an answer of the wrong shape, one too large and a redirect', async () => {
    respostas.set('/ws/13099007/json/', { body: '[1]' })
    respostas.set('/ws/13099008/json/', { body: JSON.stringify({ localidade: 'x'.repeat(80_000) }) })
    respostas.set('/ws/13099009/json/', { status: 302, body: '{}', location: '/ws/13099004/json/' })
    const { geocoder, falhas } = remoto('viacep')
    for (const cep of ['13099007', '13099008', '13099009']) expect(await geocoder.cep(cep)).toBeNull()
    expect(falhas).toHaveLength(3)
    expect(pedidos).toHaveLength(3)
  })

  it('keeps a found place 30 days and an unknown CEP 1 hour, and no failure at all (brazil.md 2)', async () => {
    const inicio = Date.now()
    let agora = inicio
    const cache = createCacheMemoria(undefined, () => agora)
    respostas.set('/ws/13099010/json/', { body: JSON.stringify(VIACEP_OK) })
    respostas.set('/ws/13099011/json/', { body: '{"erro":true}' })
    const { geocoder } = remoto('viacep', { cache })
    const ask = async (): Promise<number> => {
      pedidos = []
      for (const cep of ['13099010', '13099011', '13099012']) await geocoder.cep(cep)
      return pedidos.length
    }
    expect(await ask()).toBe(3)
    expect(await ask()).toBe(1)
    agora = inicio + TTL_NEGATIVO_MS
    expect(await ask()).toBe(1)
    agora += 1
    expect(await ask()).toBe(2)
    agora = inicio + TTL_POSITIVO_MS + 1
    expect(await ask()).toBe(3)
  })

  it('the cache in memory forgets the least recently used beyond its bytes, not beyond a number', async () => {
    const lugar = toLocalizacao({ cidade: 'Santos', uf: 'SP', lat: -23.96, lng: -46.33 })
    const cache = createCacheMemoria(10_000)
    const keep = (chave: string, letras: number) =>
      cache.set(chave, [{ ...lugar, textoendereco: 'x'.repeat(letras) }], 1000)
    const kept = async () => {
      const chaves = []
      for (const chave of ['a', 'b', 'c', 'd']) if (await cache.get(chave)) chaves.push(chave)
      return chaves
    }
    for (const chave of ['a', 'b', 'c']) await keep(chave, 1000)
    expect(await kept()).toEqual(['a', 'b', 'c'])
    await cache.get('a')
    await keep('d', 2500)
    expect(await kept()).toEqual(['a', 'd'])
    // Larger than all the room there is: it is not kept, and puts nothing else out.
    await keep('a', 6000)
    expect(await kept()).toEqual(['d'])
  })

  it('takes any adapter, with only the methods it has', async () => {
    const praia = toLocalizacao({ cidade: 'Santos', uf: 'SP', lat: -23.96, lng: -46.33 })
    const geocoder = chainAdaptadores(
      [{ nome: 'praia', remoto: true, search: async () => [praia] }],
      createCacheMemoria(),
    )
    expect(await geocoder.search('onde', { limite: 1 })).toEqual([praia])
    expect(await geocoder.cep('11000000')).toBeNull()
    expect(await geocoder.reverse(-23.96, -46.33)).toBeNull()
  })

  it('refuses the name of an adapter that does not exist, at start', () => {
    expect(() => createGeocoder({ geocoders: 'embutido,google' })).toThrow('"google" não existe')
  })

  it('a configured base on an inner host is a failure that falls through, without the flag', async () => {
    const { geocoder, falhas } = remoto('viacep,embutido', { permitirLoopback: false })
    expect(await geocoder.cep('13099013')).toMatchObject({ cidade: 'Campinas' })
    expect(falhas[0]).toContain('not allowed')
    expect(pedidos).toEqual([])
  })
})
