import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { CallInput, Calls } from '@vitrine/contract'

import {
  buildCliente,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const LIST = 'GET /v1/app/{session_token}/cliente/enderecos'
const CREATE = 'POST /v1/app/{session_token}/cliente/enderecos'
const UPDATE = 'POST /v1/app/{session_token}/cliente/enderecosput'
const REMOVE = 'POST /v1/app/{session_token}/cliente/enderecos/{idendereco}/excluir'
type Enviado = CallInput<Calls[typeof CREATE]>['body']['endereco']

const params = { session_token: 'token' }
const rua: Enviado = { rua: 'Rua B', numero: '20', cidade: 'Campinas', uf: 'sp', cep: '13015-904' }

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
})
afterAll(() => app.close())
beforeEach(async () => {
  ana = await buildCliente(app.sql, loja)
})

const list = async () => (await app.call(LIST, { params, query: {} }, { token: ana.token })).dados.data
const create = (endereco: Partial<Enviado> = {}, idfornecedor?: string) =>
  app.call(
    CREATE,
    { params, body: { endereco: { ...rua, ...endereco }, idfornecedor } },
    { token: ana.token },
  )
const update = (idendereco: string, endereco: Partial<Enviado> = {}, token = ana.token) =>
  app.call(UPDATE, { params, body: { endereco: { ...rua, ...endereco, idendereco } } }, { token })
const remove = (idendereco: string, desfazer = false, token = ana.token) =>
  app.call(REMOVE, { params: { ...params, idendereco }, body: { desfazer } }, { token })

describe('saving an address (§3 Address, §7 Addresses)', () => {
  test('other names, the hyphen, the state and the country come out in their stored form', async () => {
    const { dados } = await create({
      descricao: 'Trabalho',
      referencia: 'Portão azul',
      coordenadas: { lat: -22.91, lng: -47.05 },
    })
    expect(dados.endereco).toMatchObject({
      apelido: 'Trabalho',
      pontoref: 'Portão azul',
      cep: '13015904',
      uf: 'SP',
      pais: 'Brasil',
      lat: -22.91,
      lng: -47.05,
      primario: false,
    })
  })

  test('without coordinates the place of the CEP stands in', async () => {
    const { lat, lng } = (await create()).dados.endereco
    expect(lat).toBeCloseTo(-22.9, 0)
    expect(lng).toBeCloseTo(-47.06, 0)
  })

  test('coordinates of another town are not believed, and the answer says so (readings 8)', async () => {
    // The CEP of Rio with a point in Campinas: it would be delivered for R$ 7,90.
    const rio = { cep: '20040-020', cidade: 'Rio de Janeiro', uf: 'RJ' }
    const falso = (await create({ ...rio, coordenadas: { lat: -22.9, lng: -47.06 } })).dados
    expect(falso.endereco.lng).toBeCloseTo(-43.2, 0)
    expect(falso.mensagem).toContain('fora de Rio de Janeiro')
    const editado = (await update(falso.endereco.idendereco, { ...rio, lat: -22.9, lng: -47.06 })).dados
    expect(editado.endereco.lng).toBeCloseTo(-43.2, 0)
    expect(editado.mensagem).toContain('fora de Rio de Janeiro')
    // Whatever town is written: the CEP says where it is.
    const campinas = { cep: rio.cep, cidade: 'Campinas', uf: 'SP', coordenadas: { lat: -22.9, lng: -47.06 } }
    expect((await create(campinas)).dados.endereco.lng).toBeCloseTo(-43.2, 0)
    const certo = (await create({ cep: '13015-904', coordenadas: { lat: -22.91, lng: -47.07 } })).dados
    expect([certo.endereco.lat, certo.endereco.lng, certo.mensagem]).toEqual([-22.91, -47.07, null])
  })

  test('a state that does not exist is refused and named', async () => {
    const { status, falha } = await create({ uf: 'XX' })
    expect([status, falha.campos]).toEqual([400, { uf: 'Não há este estado.' }])
    expect((await create({ uf: 'sp' })).dados.endereco.uf).toBe('SP')
  })

  test('the address itself with coordinates and idfornecedor is taken too, as §7 writes it', async () => {
    const endereco = { rua: 'Rua C', numero: '3', cidade: 'Campinas', uf: 'SP', cep: '13015904' }
    const send = (path: string, body: object) =>
      app.fastify.inject({
        method: 'POST',
        url: `/v1/app/token/cliente/${path}`,
        headers: { authorization: `Bearer ${ana.token}` },
        payload: { ...endereco, ...body, idfornecedor: loja.idfornecedor },
      })
    const criado = await send('enderecos', { coordenadas: { lat: -22.91, lng: -47.07 } })
    expect([criado.statusCode, criado.json().endereco.lat]).toEqual([200, -22.91])
    const { idendereco } = criado.json().endereco
    const mudado = await send('enderecosput', { idendereco, numero: '4' })
    expect([mudado.statusCode, mudado.json().endereco.numero]).toEqual([200, '4'])
    const vazio = await send('enderecos', { rua: '' })
    expect([vazio.statusCode, Object.keys(vazio.json().campos)]).toEqual([400, ['endereco.rua']])
  })

  test('a wrong CEP is refused and named', async () => {
    const { status, falha } = await create({ cep: '1301590x' })
    expect([status, falha.codigo, falha.campos]).toEqual([400, 'entrada_invalida', { cep: 'CEP inválido.' }])
  })

  test('the first address is primary; a new primary one takes over', async () => {
    await app.sql`delete from endereco where idcliente = ${ana.idcliente}`
    const casa = (await create()).dados.endereco
    expect(casa.primario).toBe(true)
    const praia = (await create({ primario: true })).dados.endereco
    expect((await list()).map(({ idendereco, primario }) => [idendereco, primario])).toEqual([
      [praia.idendereco, true],
      [casa.idendereco, false],
    ])
  })

  test('saves at the same moment leave one primary, and one address where one is the limit', async () => {
    const unica = await buildFornecedor(app.sql, { tags: ['has-delivery', 'uses-single-address'] })
    await app.sql`delete from endereco where idcliente = ${ana.idcliente}`
    const lugar = { coordenadas: { lat: -22.9, lng: -47.06 }, primario: true }
    const primeiros = await Promise.all(Array.from({ length: 12 }, () => create(lugar, unica.idfornecedor)))
    expect(primeiros.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(400)])
    const outros = await Promise.all(Array.from({ length: 12 }, () => create(lugar)))
    expect(outros.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect((await list()).filter(({ primario }) => primario)).toHaveLength(1)
  })

  test('an edit keeps the primary mark, and the coordinates while the CEP stays', async () => {
    const same = (await update(ana.idendereco, { cep: '13015-002', numero: '7' })).dados.endereco
    expect(same).toMatchObject({ numero: '7', lat: -22.9, lng: -47.06, primario: true })
    const moved = (await update(ana.idendereco, { cep: '69005-010', cidade: 'Manaus', uf: 'AM' })).dados
      .endereco
    expect(moved.lat).toBeCloseTo(-3.1, 0)
  })

  test('uses-single-address takes one address, the others fifty (§5, readings 8)', async () => {
    const unica = await buildFornecedor(app.sql, { tags: ['has-delivery', 'uses-single-address'] })
    const { status, falha } = await create({}, unica.idfornecedor)
    expect([status, falha.codigo]).toEqual([400, 'entrada_invalida'])
    expect(falha.error).toContain('um endereço só')
    await app.sql`
      insert into endereco (idendereco, idcliente, rua, numero, cidade, uf, cep)
      select gen_random_uuid(), ${ana.idcliente}, 'Rua C', i::text, 'Campinas', 'SP', '13015904' from generate_series(1, 49) i`
    expect((await create({}, loja.idfornecedor)).falha.error).toContain('50 endereços')
  })
})

describe('removing an address', () => {
  test('the primary mark goes to the oldest left and comes back with the undo', async () => {
    const outra = (await create()).dados.endereco
    const left = (await remove(ana.idendereco)).dados.data
    expect(left).toMatchObject([{ idendereco: outra.idendereco, primario: true }])
    const back = (await remove(ana.idendereco, true)).dados.data
    expect(back.map(({ idendereco, primario }) => [idendereco, primario])).toEqual([
      [ana.idendereco, true],
      [outra.idendereco, false],
    ])
  })

  test('a second removal, and an undo of what is there, change nothing', async () => {
    const outra = (await create()).dados.endereco
    expect((await remove(outra.idendereco, true)).dados.data).toHaveLength(2)
    await remove(outra.idendereco)
    expect((await remove(outra.idendereco)).dados.data).toMatchObject([
      { idendereco: ana.idendereco, primario: true },
    ])
  })
})

test("another customer's address is not found, to edit, to remove or to undo (§6)", async () => {
  const bia = await buildCliente(app.sql, loja)
  const { idendereco } = bia
  for (const { status } of [
    await update(idendereco),
    await remove(idendereco),
    await remove(idendereco, true),
  ])
    expect(status).toBe(404)
  const [row] =
    await app.sql`select rua, excluido_em, primario from endereco where idendereco = ${idendereco}`
  expect(row).toEqual({ rua: 'Rua A', excluido_em: null, primario: true })
})

test('places are found by CEP and by text, without a session (§2 Address search)', async () => {
  const search = async (q: string) =>
    (await app.call('GET /v4/endereco/pesquisar', { query: { q, limit: 3 } })).dados.data
  expect(await search('13015-904')).toMatchObject([{ cidade: 'Campinas', uf: 'SP' }])
  expect((await search('campinas'))[0]).toMatchObject({ cidade: 'Campinas', uf: 'SP' })
  expect(await search('00000-000')).toEqual([])
  expect(await search('zzzzqqqq')).toEqual([])
})

test('a point of the map is named, and places near it come first (§2 Address search)', async () => {
  const search = async (query: { q?: string; lat?: number; lng?: number }) =>
    (await app.call('GET /v4/endereco/pesquisar', { query: { limit: 3, ...query } })).dados.data
  const centro = { lat: -22.9056, lng: -47.0608 }
  expect(await search(centro)).toMatchObject([{ cidade: 'Campinas', uf: 'SP', ...centro }])
  expect(await search({})).toEqual([])
  // Towns of that name lie in many states.
  const perto = async (lat: number, lng: number) => (await search({ q: 'bonito', lat, lng }))[0]?.uf
  expect(await perto(-21.1, -56.5)).toBe('MS')
  expect(await perto(-8.5, -35.7)).toBe('PE')
})
