import { afterAll, beforeAll, expect, test } from 'vitest'

import { uuidv7 } from '#infra'

import {
  acceptTermos,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  hoje,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { createContador } from '../infra/index.ts'
import { purgeMedicoes, takeDevolvido } from './medicao.repository.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste
let outra: FornecedorDeTeste
let dono: string
let ana: ClienteDeTeste
const sim = { 'x-cookie-consent': '1,1,1,1', 'x-cookie-consent-decided': '1' }
const LOG = 'POST /v4/log/google-analytics/{id}'
const MEDIR = 'POST /v4/medicao/{idfornecedor}'
const LER = 'GET /painel/v1/{idfornecedor}/medicoes'

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  outra = await buildFornecedor(app.sql)
  dono = (await buildEquipe(app.sql, loja, { papel: 'fornecedor' })).token
  ana = await buildCliente(app.sql, loja)
})
afterAll(() => app.close())

const search = { name: 'search', params: { search_term: 'café' }, resultado: 'ENVIADO' as const }
const lcp = (valor: number) => ({ tela: 'produto', metrica: 'LCP', dispositivo: 'celular', valor })

const log = (eventos: (typeof search)[], headers: Record<string, string> = sim, id = loja.idfornecedor) =>
  app.call(LOG, { params: { id }, query: {}, body: { eventos } }, { headers })
const measure = (medidas: ReturnType<typeof lcp>[], headers: Record<string, string> = sim) =>
  app.call(MEDIR, { params: { idfornecedor: loja.idfornecedor }, query: {}, body: { medidas } }, { headers })
const read = (idfornecedor: string, token: string, query: object = {}) =>
  app.call(LER, { params: { idfornecedor }, query: { desde: hoje, ate: hoje, ...query } }, { token })

test.each<[string, Record<string, string>]>([
  ['nothing was chosen', {}],
  ['it was not decided', { ...sim, 'x-cookie-consent-decided': '0' }],
  ['analytics were refused', { ...sim, 'x-cookie-consent': '1,1,1,0' }],
  ['the cookie refuses what a header says', { ...sim, cookie: 'vitrine_consent=1,0,0,0' }],
])('nothing is counted while %s (readings 8; brazil P1)', async (_, headers) => {
  expect((await log([search], headers)).dados).toEqual({ registrados: 0, recusados: 0 })
  expect((await measure([lcp(1)], headers)).dados).toEqual({ registrados: 0, recusados: 0 })
})

test('the log answers without a statement, counts what is as documented and refuses the rest (§7)', async () => {
  await log([search])
  const torto = { ...search, name: 'compra' }
  const comEmail = { ...search, params: { search_term: 'a', email: 'ana@vitrine.example' } }
  const statements = await app.statementsOf(async () => {
    expect((await log([search, torto, comEmail])).dados).toEqual({ registrados: 1, recusados: 2 })
  })
  expect(statements).toEqual([])
})

test('10,000 measures take one statement and a few rows, and the panel reads their p75', async () => {
  const valores = Array.from({ length: 10_000 }, (_, i) => i / 2.5)
  const statements = await app.statementsOf(async () => {
    for (let i = 0; i < valores.length; i += 50) await measure(valores.slice(i, i + 50).map(lcp))
    // As the server does when it ends, and every 10 seconds.
    await app.contadores.medidas.flush()
  })
  expect(statements.filter((text) => text.includes('insert into medicao'))).toHaveLength(1)
  const [rows] = await app.sql<{ linhas: number; quantos: number }[]>`
    select count(*)::int as linhas, sum(quantos)::int as quantos from medicao where idfornecedor = ${loja.idfornecedor}`
  expect(rows?.quantos).toBe(10_000)
  expect(rows?.linhas).toBeLessThan(30)
  const { dados } = await read(loja.idfornecedor, dono)
  expect(dados.data).toHaveLength(1)
  expect(dados.data[0]).toMatchObject({ dia: hoje, tela: 'produto', quantos: 10_000, dispositivo: null })
  expect(dados.data[0]?.p75).toBeGreaterThan(2990)
  expect(dados.data[0]?.p75).toBeLessThan(3010)
  // 2,500 of 4,000 ms.
  expect(dados.data[0]?.bons).toBe(63)
  expect((await read(loja.idfornecedor, dono, { dispositivo: 'tablet' })).dados.data).toEqual([])
})

test.each([
  ['1e9 milliseconds', lcp(1e9)],
  ['less than nothing', lcp(-1)],
  ['a screen that there is not', { ...lcp(1), tela: '../../etc' }],
  ['a metric that there is not', { ...lcp(1), metrica: '__proto__' }],
  ['a device that there is not', { ...lcp(1), dispositivo: 'geladeira' }],
])('%s is refused, and what stands beside it counted', async (_, torta) => {
  expect((await measure([torta, lcp(1)])).dados).toEqual({ registrados: 1, recusados: 1 })
})

test.each([
  ['no number', { medidas: [{ ...lcp(1), valor: 'NaN' }] }],
  ['null, as JSON writes NaN', { medidas: [{ ...lcp(1), valor: null }] }],
  ['none at all', { medidas: [] }],
  ['51 at once', { medidas: Array.from({ length: 51 }, () => lcp(1)) }],
])('%s is refused (%s)', async (_, payload) => {
  const url = `/v4/medicao/${loja.idfornecedor}`
  const resposta = await app.fastify.inject({ method: 'POST', url, headers: sim, payload })
  expect(resposta.statusCode).toBe(400)
})

test('a store that there is not counts nothing', async () => {
  expect((await log([search], sim, uuidv7())).falha.codigo).toBe('fornecedor_desconhecido')
})

test('a supplier reads its own counts alone, at most 92 days, the first before the last', async () => {
  const daOutra = (await buildEquipe(app.sql, outra, { papel: 'fornecedor' })).token
  expect((await read(outra.idfornecedor, daOutra)).dados.data).toEqual([])
  expect((await read(loja.idfornecedor, daOutra)).status).toBeGreaterThanOrEqual(400)
  expect((await read(loja.idfornecedor, ana.token)).status).toBeGreaterThanOrEqual(400)
  expect((await read(loja.idfornecedor, dono, { desde: '2020-01-01' })).falha.codigo).toBe('entrada_invalida')
  expect((await read(loja.idfornecedor, dono, { desde: '2999-01-01' })).falha.codigo).toBe('entrada_invalida')
})

test('events of a day: how many, what they came to, whether they reached Google', async () => {
  const compra = {
    name: 'add_to_cart',
    params: { currency: 'BRL', value: 12.34, items: [{ item_id: 'a' }] },
    resultado: 'BLOQUEADO' as const,
  }
  const eventos = [compra, compra]
  await app.call(LOG, { params: { id: outra.idfornecedor }, query: {}, body: { eventos } }, { headers: sim })
  await app.contadores.eventos.flush()
  const daOutra = (await buildEquipe(app.sql, outra, { papel: 'fornecedor' })).token
  const { dados } = await app.call(
    'GET /painel/v1/{idfornecedor}/medicoes/eventos',
    { params: { idfornecedor: outra.idfornecedor }, query: { desde: hoje, ate: hoje } },
    { token: daOutra },
  )
  expect(dados.data).toEqual([
    { dia: hoje, evento: 'add_to_cart', resultado: 'BLOQUEADO', quantos: 2, valor: 24.68 },
  ])
})

test('a purchase is told once, whoever asks and however many at once; money that went back as often as it did', async () => {
  const produto = await buildProduto(app.sql, loja)
  await acceptTermos(app.sql, ana)
  const body = buildSubmissao({ loja, cliente: ana, produto })
  const params = { session_token: 'token', id: ana.idcliente }
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params, body },
    { token: ana.token },
  )
  const num = dados.numpedido
  const take = async (evento: 'purchase' | 'refund', token = ana.token, headers = sim) =>
    app.call(
      'POST /v4/medicao/pedido/{num}',
      { params: { num }, query: {}, body: { evento } },
      { token, headers },
    )
  const estranho = await buildCliente(app.sql, loja)
  expect((await take('purchase', estranho.token)).falha.codigo).toBe('nao_encontrado')
  expect((await take('refund')).dados.valor).toBeNull()
  expect(
    (await take('purchase', ana.token, { ...sim, 'x-cookie-consent': '1,1,1,0' })).dados.valor,
  ).toBeNull()
  const respostas = await Promise.all(Array.from({ length: 6 }, () => take('purchase')))
  expect(respostas.map(({ dados: { valor } }) => valor).filter((valor) => valor !== null)).toEqual([
    dados.totalpedido,
  ])
  await app.sql`update pagamento set devolvido = 500 where numpedido = ${num}`
  expect(
    await Promise.all([take('refund'), take('refund')]).then((all) =>
      all.map((one) => one.dados.valor).toSorted(),
    ),
  ).toEqual([5, null])
  await app.sql`update pagamento set devolvido = 750 where numpedido = ${num}`
  expect(await takeDevolvido(app.sql, num)).toBe(250)
  expect((await take('refund')).dados.valor).toBeNull()
})

test('counts of more than 400 days ago are deleted', async () => {
  const { idfornecedor } = outra
  await app.sql`
    insert into medicao values (${idfornecedor}, current_date - 401, 'lista', 'LCP', 'celular', 1, 9),
      (${idfornecedor}, current_date - 399, 'lista', 'LCP', 'celular', 1, 9)`
  await purgeMedicoes(app.sql)
  const rows = await app.sql`select 1 from medicao where idfornecedor = ${idfornecedor}`
  expect(rows).toHaveLength(1)
})

test('what the database did not take is written the next time; what does not fit meanwhile is dropped, not kept', async () => {
  const escritas: number[][] = []
  let falha = true
  const erros: unknown[] = []
  const contador = createContador<number>({
    chaveOf: String,
    sum: (a) => a,
    write: (linhas) => {
      if (falha) return Promise.reject(new Error('database down'))
      escritas.push([...linhas])
      return Promise.resolve()
    },
    onErro: (error) => erros.push(error),
    max: 3,
    esperaMs: 60_000,
  })
  for (const cada of [1, 2, 3, 4, 5]) contador.add(cada)
  await contador.flush()
  expect(erros.length).toBeGreaterThan(0)
  falha = false
  await contador.close()
  expect(escritas.flat().length).toBeLessThanOrEqual(3)
  expect(escritas.flat()).toContain(1)
})
