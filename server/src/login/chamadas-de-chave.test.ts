import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { calls, type Call } from '@vitrine/contract'

import {
  buildEquipe,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'
import { CHAMADAS_DE_CHAVE } from './chamadas-de-chave.ts'

const CRIA = 'POST /painel/v1/{idfornecedor}/chaves'
const PEDIDOS = 'GET /painel/v1/{idfornecedor}/pedidos'
const GANCHOS = 'GET /painel/v1/{idfornecedor}/ganchos'

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
const make = (chamadas?: string[] | null, uso: 'ERP' | 'COMPRA' = 'ERP') =>
  app.call(
    CRIA,
    { params: params(), body: { nome: 'ERP', uso, ...(chamadas !== undefined && { chamadas }) } },
    rui,
  )
const rotate = (idapikeys: string, chamadas?: string[] | null) =>
  app.call(
    'POST /painel/v1/{idfornecedor}/chaves/{idapikeys}/troca',
    { params: { ...params(), idapikeys }, body: { ...(chamadas !== undefined && { chamadas }) } },
    rui,
  )
async function enter(chave: string) {
  const { dados } = await app.call('POST /painel/v1/{idfornecedor}/entrar', {
    params: params(),
    body: { chave },
  })
  return { token: dados.token }
}

test('each call of the panel that a key may make has words, and no other', () => {
  const daChave = Object.entries(calls as Record<string, Call>)
    .filter(([, { access }]) => access.includes('erp') && !access.includes('visitante'))
    .map(([key]) => key)
  expect(CHAMADAS_DE_CHAVE.map(({ chamada }) => chamada).toSorted()).toEqual(daChave.toSorted())
})

test('a narrowed key makes its calls and no other, nor what is open to everybody; it may always leave', async () => {
  const { dados } = await make([PEDIDOS, PEDIDOS])
  expect(dados.chamadas).toEqual([PEDIDOS])
  const quem = await enter(dados.chave)
  expect((await app.call(PEDIDOS, { params: params() }, quem)).status).toBe(200)
  const fora = await app.call(GANCHOS, { params: params() }, quem)
  expect([fora.status, fora.falha.codigo]).toEqual([403, 'sem_permissao'])
  expect(fora.falha.error).toContain(GANCHOS)
  const aberta = 'GET /v4/caracteristica-cliente/todas/{id}'
  expect((await app.call(aberta, { params: { id: loja.idfornecedor } }, quem)).status).toBe(403)
  expect((await app.call(aberta, { params: { id: loja.idfornecedor } })).status, 'without it').toBe(200)
  const sai = 'GET /v1/app/{session_token}/cliente/logout'
  expect((await app.call(sai, { params: { session_token: 'token' } }, quem)).status).toBe(200)
})

test('a key without a list keeps all that its kind may', async () => {
  for (const { dados } of [await make(), await make(null)]) {
    expect(dados.chamadas).toBeNull()
    expect((await app.call(GANCHOS, { params: params() }, await enter(dados.chave))).status).toBe(200)
  }
})

test('the key in its place may as much, less or more, as is asked; the one before goes on as it was', async () => {
  const { dados } = await make([PEDIDOS])
  const igual = (await rotate(dados.idapikeys)).dados
  expect(igual.chamadas).toEqual([PEDIDOS])
  const outra = (await rotate(igual.idapikeys, [GANCHOS])).dados
  expect((await app.call(GANCHOS, { params: params() }, await enter(outra.chave))).status).toBe(200)
  expect((await app.call(GANCHOS, { params: params() }, await enter(dados.chave))).status).toBe(403)
  expect((await rotate(outra.idapikeys, null)).dados.chamadas).toBeNull()
})

test.each<[string, string[], 'ERP' | 'COMPRA']>([
  ['a call that no key makes', ['PUT /painel/v1/{idfornecedor}/aparencia'], 'ERP'],
  ['a call that there is not', ['GET /nada'], 'ERP'],
  ['a key that opens the shop for a customer', [PEDIDOS], 'COMPRA'],
])('not to %s, which is said at its field', async (_, chamadas, uso) => {
  const { falha } = await make(chamadas, uso)
  expect([falha.codigo, Object.keys(falha.campos ?? {})]).toEqual(['entrada_invalida', ['chamadas']])
})

test('the session of a key that is narrowed where it stands asks anew', async () => {
  const { dados } = await make()
  const quem = await enter(dados.chave)
  expect((await app.call(GANCHOS, { params: params() }, quem)).status).toBe(200)
  await app.sql`update apikey set chamadas = ${[PEDIDOS]} where idapikeys = ${dados.idapikeys}`
  await expect.poll(async () => (await app.call(GANCHOS, { params: params() }, quem)).status).toBe(403)
})
