import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { DIA_MS } from '@vitrine/rules/data'

import type { Requisicao } from '../chamada/index.ts'
import { uuidv7 } from '../infra/index.ts'
import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { purgeChamadas } from './chamada-de-chave.repository.ts'
import { nameCampos } from './name-campos.ts'
import { idDesde } from './show-uso.ts'

const PEDIDOS = 'GET /painel/v1/{idfornecedor}/pedidos'
const PEDIDO = 'GET /painel/v1/pedidos/{num}'
const GANCHOS = 'GET /painel/v1/{idfornecedor}/ganchos'
const ENTRAR = 'POST /painel/v1/{idfornecedor}/entrar'
const LISTA = 'GET /painel/v1/{idfornecedor}/chaves/chamadas'
const USO = 'GET /painel/v1/{idfornecedor}/chaves/uso'

let app: AppDeTeste
let loja: FornecedorDeTeste
let rui: LoginDeTeste

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  rui = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
})

const params = () => ({ idfornecedor: loja.idfornecedor })
async function makeChave(chamadas: string[] | null = null) {
  const body = { nome: 'ERP', uso: 'ERP' as const, chamadas }
  return (await app.call('POST /painel/v1/{idfornecedor}/chaves', { params: params(), body }, rui)).dados
}
const enter = (chave: string) => app.call(ENTRAR, { params: params(), body: { chave } })
async function list(query: object = {}, quem = rui) {
  await app.chamadasDeChave.flush()
  return app.call(LISTA, { params: params(), query }, quem)
}
const showUso = async (query: object = {}) => {
  await app.chamadasDeChave.flush()
  return (await app.call(USO, { params: params(), query }, rui)).dados
}

describe('what a key calls is kept by its name', () => {
  test('newest first: what was accepted, what was refused and why, without anything of what was sent', async () => {
    const { chave, idapikeys } = await makeChave([PEDIDOS, PEDIDO])
    const quem = { token: (await enter(chave)).dados.token }
    await app.call(PEDIDOS, { params: params() }, quem)
    await app.call(PEDIDOS, { params: params(), query: { limit: 0 } }, quem)
    await app.call(PEDIDO, { params: { num: 52998224725 } }, quem)
    await app.call(GANCHOS, { params: params() }, quem)
    // What the owner does is nobody's key's.
    await app.call(PEDIDOS, { params: params() }, rui)
    const { data } = (await list()).dados
    expect(data.map(({ chamada, status, codigo, campos }) => [chamada, status, codigo, campos])).toEqual([
      [GANCHOS, 403, 'sem_permissao', []],
      [PEDIDO, 404, 'nao_encontrado', []],
      [PEDIDOS, 400, 'entrada_invalida', ['limit']],
      [PEDIDOS, 200, null, []],
      [ENTRAR, 200, null, []],
    ])
    expect(data.every((feita) => feita.idapikeys === idapikeys && feita.rede === '127.0.0.0/24')).toBe(true)
    expect(data[3]?.bytes).toBeGreaterThan(2)
    expect(JSON.stringify(data)).not.toContain('52998224725')
  })

  test('under the id that its answer names, as header and in the body of a refusal', async () => {
    const { token } = (await enter((await makeChave()).chave)).dados
    const { headers, json } = await app.fastify.inject({
      url: `/painel/v1/${loja.idfornecedor}/pedidos?limit=0`,
      headers: { authorization: `Bearer ${token}` },
    })
    const [feita] = (await list()).dados.data
    expect([headers['x-request-id'], json().idrequisicao]).toEqual([feita?.idrequisicao, feita?.idrequisicao])
    expect(Math.abs(Date.parse(feita?.quando ?? '') - Date.now())).toBeLessThan(60_000)
  })

  test('a body that is no JSON too', async () => {
    const { token } = (await enter((await makeChave()).chave)).dados
    await app.fastify.inject({
      method: 'POST',
      url: `/painel/v1/${loja.idfornecedor}/ganchos`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: '{"url":',
    })
    expect((await list()).dados.data[0]).toMatchObject({ status: 400, codigo: 'entrada_invalida' })
  })

  test('a sheet that was sent before says so', async () => {
    const quem = { token: (await enter((await makeChave()).chave)).dados.token }
    const dados = Buffer.from('sku;nome;preco\nA;Café;10\n').toString('base64')
    const body = { idimportacao: uuidv7(), nome: 'produtos.csv', dados }
    const send = () =>
      app.call('POST /painel/v1/{idfornecedor}/importacoes', { params: params(), body }, quem)
    await send()
    expect((await send()).status).toBe(200)
    const { data } = (await list()).dados
    expect(data.slice(0, 2).map(({ repetida }) => repetida)).toEqual([true, false])
  })
})

describe('what a key is refused at the door', () => {
  test('is kept where it is known which key it was: one that ended, or is tried at another store', async () => {
    const { chave, idapikeys } = await makeChave()
    await enter('nenhuma')
    await app.call(
      'DELETE /painel/v1/{idfornecedor}/chaves/{idapikeys}',
      { params: { ...params(), idapikeys } },
      rui,
    )
    await enter(chave)
    const outra = await buildFornecedor(app.sql)
    await app.call(ENTRAR, { params: { idfornecedor: outra.idfornecedor }, body: { chave } })
    const { data } = (await list()).dados
    expect(data.map(({ status, codigo, ...feita }) => [feita.idapikeys, status, codigo])).toEqual([
      [idapikeys, 401, 'credenciais_invalidas'],
      [idapikeys, 401, 'credenciais_invalidas'],
    ])
  })

  test('a session that goes on after its key has ended', async () => {
    const { chave, idapikeys } = await makeChave()
    const quem = { token: (await enter(chave)).dados.token }
    await app.sql`update apikey set expira_em = now() where idapikeys = ${idapikeys}`
    await expect.poll(async () => (await app.call(GANCHOS, { params: params() }, quem)).status).not.toBe(200)
    expect((await list({ chamada: GANCHOS, situacao: 'RECUSADA' })).dados.data[0]).toMatchObject({
      idapikeys,
    })
  })

  test('what a customer does whom a key let in is followed by nobody: its browser has a cookie', async () => {
    const { chave } = await makeChave()
    const { token } = (await enter(chave)).dados
    await app.fastify.inject({
      url: `/painel/v1/${loja.idfornecedor}/pedidos`,
      headers: { cookie: `vitrine_sessao=${token}` },
    })
    expect((await list()).dados.data.map(({ chamada }) => chamada)).toEqual([ENTRAR])
  })
})

describe('the list', () => {
  test('goes on page by page, and is narrowed by key, call, outcome, failure and time', async () => {
    const { chave, idapikeys } = await makeChave([PEDIDOS])
    const quem = { token: (await enter(chave)).dados.token }
    for (let i = 0; i < 3; i++) await app.call(PEDIDOS, { params: params() }, quem)
    await app.call(GANCHOS, { params: params() }, quem)
    const primeira = (await list({ limit: 2 })).dados
    const segunda = (await list({ limit: 2, cursor: primeira.cursor })).dados
    const terceira = (await list({ limit: 2, cursor: segunda.cursor })).dados
    const ids = [primeira, segunda, terceira].flatMap(({ data }) => data.map((feita) => feita.idrequisicao))
    expect([ids.length, new Set(ids).size, terceira.cursor]).toEqual([5, 5, null])
    expect(ids).toEqual(ids.toSorted().toReversed())
    const count = async (query: object) => (await list(query)).dados.data.length
    expect(await count({ idapikeys })).toBe(5)
    expect(await count({ idapikeys: uuidv7() })).toBe(0)
    expect(await count({ chamada: PEDIDOS })).toBe(3)
    expect(await count({ situacao: 'RECUSADA' })).toBe(1)
    expect(await count({ situacao: 'FALHOU' })).toBe(0)
    expect(await count({ codigo: 'sem_permissao' })).toBe(1)
    expect(await count({ desde: new Date(Date.now() + 60_000).toISOString() })).toBe(0)
    expect(await count({ ate: new Date(Date.now() - 60_000).toISOString() })).toBe(0)
    expect((await list({ cursor: 'x' })).falha.campos).toHaveProperty('cursor')
  })

  test('is of its own store alone, for who runs it', async () => {
    await enter((await makeChave()).chave)
    const outra = await buildFornecedor(app.sql)
    const ines = await buildEquipe(app.sql, outra, { papel: 'fornecedor' })
    const atende = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    expect([(await list({}, ines)).status, (await list({}, atende)).status]).toEqual([401, 403])
    const dela = await app.call(LISTA, { params: { idfornecedor: outra.idfornecedor } }, ines)
    expect(dela.dados.data).toEqual([])
  })
})

test('calls are counted by the hour and by the key, and stay counted when they are forgotten', async () => {
  const { chave, idapikeys } = await makeChave()
  const quem = { token: (await enter(chave)).dados.token }
  for (let i = 0; i < 3; i++) await app.call(PEDIDOS, { params: params() }, quem)
  await app.call(PEDIDOS, { params: params(), query: { limit: 0 } }, quem)
  await app.chamadasDeChave.flush()
  await purgeChamadas(app.sql, idDesde(Date.now() - DIA_MS), 2)
  expect((await list()).dados.data).toHaveLength(2)
  const { horas, chaves, por_minuto } = await showUso()
  const sum = (qual: 'aceitas' | 'recusadas' | 'falharam') =>
    horas.reduce((antes, hora) => antes + hora[qual], 0)
  expect([sum('aceitas'), sum('recusadas'), sum('falharam')]).toEqual([4, 1, 0])
  expect(chaves).toMatchObject([{ idapikeys, aceitas: 4, recusadas: 1, falharam: 0 }])
  expect(chaves[0]?.usadas).toMatchObject([
    { chamada: PEDIDOS, vezes: 3 },
    { chamada: ENTRAR, vezes: 1 },
  ])
  expect(por_minuto).toBe(app.config.limites.porConta || null)
  expect((await showUso({ chamada: ENTRAR })).horas).toMatchObject([{ aceitas: 1, recusadas: 0 }])
})

test('calls of 30 days ago are forgotten', async () => {
  const { idapikeys } = await makeChave()
  const velho = uuidv7(Date.now() - 31 * DIA_MS)
  await app.sql`
    insert into chamada_de_chave (idfornecedor, idrequisicao, idapikeys, chamada, status, ms, rede)
    values (${loja.idfornecedor}, ${velho}, ${idapikeys}, ${PEDIDOS}, 200, 3, '127.0.0.0/24')`
  expect((await list()).dados.data).toEqual([])
  await purgeChamadas(app.sql, idDesde(Date.now() - 30 * DIA_MS))
  expect(await app.sql`select from chamada_de_chave where idrequisicao = ${velho}`).toHaveLength(0)
})

test('made-up tokens push nothing else out, and one statement writes all that waits', async () => {
  const { chave, idapikeys } = await makeChave()
  await enter(chave)
  await app.chamadasDeChave.flush()
  const note = (token: string, deChave?: string) =>
    app.chamadasDeChave.note({
      key: GANCHOS,
      requisicao: { id: uuidv7(), ip: '10.0.0.1', token, cookie: false, deChave } as Requisicao,
      status: 401,
      falha: undefined,
      ms: 1,
      bytes: 20,
    })
  // At once: the clock that writes has no turn meanwhile.
  for (let i = 0; i < 520; i++) note(`inventado${i}`)
  note('dela', idapikeys)
  const perdidas = await app.registry
    .getSingleMetric('vitrine_chamadas_de_chave_perdidas_total')
    ?.get()
    .then(({ values }) => values[0]?.value)
  expect(perdidas).toBe(20)
  const statements = await app.statementsOf(() => app.chamadasDeChave.flush())
  expect(statements).toHaveLength(1)
  expect((await list({ chamada: GANCHOS })).dados.data).toHaveLength(1)
})

test('a name that the contract does not give could be a document, and is not kept', () => {
  expect(
    nameCampos({ 'itens.3.preco': '', 'precos.52998224725': '', 'ana@example.com': '', '': '', cep: '' }),
  ).toEqual(['itens.3.preco', '*', 'cep'])
})
