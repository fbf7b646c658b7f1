import { setImmediate as nextTurn } from 'node:timers/promises'

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { calls } from '@vitrine/contract'

import { portaoOf } from '#infra'

import {
  buildCliente,
  buildFornecedor,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { hasVez } from './find-parte.ts'
import { SemVez } from './rodizio.ts'

/** More than even a quick machine begins before it looks at its sockets. */
const MULTIDAO = 240

/** E2, 16.4: calls of several suppliers are begun by turns, in the server itself. */
let app: AppDeTeste
let grande: FornecedorDeTeste
let vizinha: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp({}, { strict: false })
  grande = await buildFornecedor(app.sql)
  vizinha = await buildFornecedor(app.sql)
})
afterAll(() => app.close())
beforeEach(async () => {
  // What both read once is in memory: nothing below waits for a connection.
  for (const loja of [grande, vizinha, grande]) await ask(listUrl(loja))
})

const ask = (url: string, headers: Record<string, string> = {}) => app.fastify.inject({ url, headers })
/** An address that nobody asked for before. */
const listUrl = ({ slug }: FornecedorDeTeste) =>
  `/v1/app/${slug}/listaprodutosf/${Math.random().toFixed(9)},0`

/**
 * A crowd asks the big supplier; then somebody asks for `depois`: among whose calls, how many waited when it came, and how many of them were begun
 * before it. A quick machine begins many of the crowd before it comes, and answers come in another order.
 */
async function joinMultidao(
  depois: string,
  headers?: Record<string, string>,
): Promise<{ nome: string; esperavam: number; antes: number }> {
  const comecadas: string[] = []
  let chegou = { nome: '', esperavam: 0, comecadas: 0 }
  const wait = app.rodizio.wait.bind(app.rodizio)
  const vigia = vi.spyOn(app.rodizio, 'wait').mockImplementation((nome, hasLeft) => {
    chegou = { nome, esperavam: app.rodizio.esperando, comecadas: comecadas.length }
    const begin = (quem: string) => void comecadas.push(quem)
    const quem = vigia.mock.calls.length > MULTIDAO ? 'last' : 'crowd'
    const vez = wait(nome, hasLeft)
    return vez ? vez.then(() => begin(quem)) : (begin(quem), null)
  })
  const semVez = app.rodizio.recusadas
  const respostas = await Promise.all([
    ...Array.from({ length: MULTIDAO }, () => ask(listUrl(grande))),
    ask(depois, headers),
  ])
  vigia.mockRestore()
  expect(respostas.at(-1)?.statusCode).toBe(200)
  // Where others have the machine the last of a crowd are told to come again, for want of a turn and of nothing else.
  const recusadas = respostas.filter(({ statusCode }) => statusCode !== 200)
  expect(new Set(recusadas.map(({ statusCode }) => statusCode)).isSubsetOf(new Set([503]))).toBe(true)
  expect(recusadas.length).toBeLessThanOrEqual(app.rodizio.recusadas - semVez)
  return {
    nome: chegou.nome,
    esperavam: chegou.esperavam,
    antes: comecadas.indexOf('last') - chegou.comecadas,
  }
}

test('a neighbour is begun before all of a crowd that waits already', async () => {
  const { nome, esperavam, antes } = await joinMultidao(listUrl(vizinha))
  expect(nome).toBe(vizinha.idfornecedor)
  expect(esperavam).toBeGreaterThan(MULTIDAO / 4)
  expect(antes).toBeLessThanOrEqual(1)
})

/** How many calls of twenty that are always asked of the big supplier are answered while one of two of its neighbour is: of twenty of them 19 wait no longer. */
async function countEntretanto(): Promise<number> {
  const lidas: number[] = []
  let daMultidao = 0
  const crowd = async () => {
    while (lidas.length < 100) {
      await nextTurn()
      await ask(listUrl(grande))
      daMultidao += 1
    }
  }
  const neighbour = async () => {
    while (lidas.length < 100) {
      const antes = daMultidao
      // A request travels.
      await nextTurn()
      await ask(listUrl(vizinha))
      lidas.push(daMultidao - antes)
    }
  }
  await Promise.all([...Array.from({ length: 20 }, crowd), ...Array.from({ length: 2 }, neighbour)])
  return lidas.toSorted((a, b) => a - b)[95] ?? 0
}

test('beside ten times its load a neighbour waits for a few calls, not for all of the crowd', async () => {
  expect(await countEntretanto()).toBeLessThanOrEqual(10)
  const wait = vi.spyOn(app.rodizio, 'wait').mockReturnValue(null)
  expect(await countEntretanto()).toBeGreaterThanOrEqual(19)
  wait.mockRestore()
}, 60_000)

test('its id and its slug are one supplier: no second turn for a second name', async () => {
  const porId = { ...grande, slug: grande.idfornecedor }
  await ask(listUrl(porId))
  const { nome, esperavam, antes } = await joinMultidao(listUrl(porId))
  expect(nome).toBe(grande.idfornecedor)
  expect(esperavam).toBeGreaterThan(MULTIDAO / 4)
  expect(antes).toBe(esperavam)
})

test('names of no supplier take their turns together', async () => {
  const wait = vi.spyOn(app.rodizio, 'wait')
  for (const nome of ['nenhuma', 'outra-nenhuma']) await ask(`/v1/app/${nome}/listaprodutosf/0`)
  expect(wait.mock.calls.map(([nome]) => nome)).toEqual(['desconhecido', 'desconhecido'])
  wait.mockRestore()
})

test("a supplier's panel is not behind the crowd at its shop", async () => {
  const { token } = await buildCliente(app.sql, grande)
  const referer = `http://localhost/painel/${grande.slug}/pedidos`
  const doPainel = { host: 'localhost', referer, cookie: `vitrine_sessao=${token}` }
  const logada = await joinMultidao(listUrl(grande), doPainel)
  expect(logada.nome).toBe(`painel ${grande.idfornecedor}`)
  expect(logada.esperavam).toBeGreaterThan(MULTIDAO / 4)
  expect(logada.antes).toBeLessThanOrEqual(1)
  // Somebody who says so, and is not logged in.
  const deFora = await joinMultidao(listUrl(grande), { host: 'localhost', referer })
  expect(deFora.nome).toBe(grande.idfornecedor)
  expect(deFora.antes).toBe(deFora.esperavam)
})

test('a request that names no supplier waits for no turn', async () => {
  const wait = vi.spyOn(app.rodizio, 'wait')
  expect((await ask('/v2/app/token/cliente/get-configuracoes-cliente')).statusCode).toBe(200)
  expect(wait).not.toHaveBeenCalled()
  wait.mockRestore()
})

test('what waits for the database holds no turn: who needs none is begun and answered', async () => {
  const portao = portaoOf(app.sql)
  const tomadas = await Promise.all(
    Array.from({ length: portao.max }, () => portao.enter('comando', () => {})),
  )
  const presas = Array.from({ length: 10 }, () => ask(`${listUrl(grande)}?sk=${crypto.randomUUID()}`))
  await expect.poll(() => portao.esperando).toBeGreaterThan(0)
  const livres = await Promise.all([ask(listUrl(grande)), ask(listUrl(vizinha))])
  expect(livres.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(portao.esperando).toBeGreaterThan(0)
  for (const leave of tomadas) leave()
  expect((await Promise.all(presas)).every(({ statusCode }) => statusCode === 200)).toBe(true)
})

test('a turn that did not come in time is 503 with Retry-After, of that supplier alone', async () => {
  const wait = vi
    .spyOn(app.rodizio, 'wait')
    .mockImplementation((nome) =>
      nome === grande.idfornecedor ? Promise.reject(new SemVez('VEZ_CARA')) : null,
    )
  const recusada = await ask(listUrl(grande))
  expect([recusada.statusCode, recusada.headers['retry-after']]).toEqual([503, '2'])
  expect(recusada.json()).toMatchObject({ codigo: 'indisponivel' })
  expect((await ask(listUrl(vizinha))).statusCode).toBe(200)
  wait.mockRestore()
})

test('who comes in, what a provider tells and what is of no supplier wait for no turn', () => {
  const semVez = Object.entries(calls).filter(([, call]) => !hasVez(call))
  const nomes = semVez.map(([key]) => key)
  expect(nomes).toContain('POST /v1/app/{session_token}/usuario/autenticar')
  expect(nomes).toContain('POST /v4/webhook/{provedor}/{idfornecedor}')
  expect(nomes).toContain('POST /painel/v1/{idfornecedor}/entrar')
  expect(nomes).toContain('POST /v4/api-key/login')
  expect(nomes).toContain('GET /v4/verificacao/enviar-verificacao')
  expect(nomes).toContain('GET /painel/v1/saude')
  expect(nomes).not.toContain('GET /v1/app/{supplier}/listaprodutosf/{x}')
  // A new way in is one by its name.
  const entradas = Object.keys(calls).filter((key) =>
    /\/(?:autenticar|entrar|login|login-token)(?:\/|$)/.test(key),
  )
  expect(entradas.length).toBeGreaterThan(10)
  expect(entradas.filter((key) => !nomes.includes(key))).toEqual([])
})
