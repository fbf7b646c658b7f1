import { afterAll, beforeAll, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** Decision 0214: a list or a search that nobody asked before is read and written before Fastify sees it, to the byte as Fastify answers it. */
let app: AppDeTeste
let porta: string

beforeAll(async () => {
  app = await createTestApp()
  porta = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const QUERIES = [
  'sk=cafe',
  'sk=caf%C3%A9+torrado',
  'sk=torrado&page=2&limit=3',
  'sk=cafe+torado',
  'sk=cafe+naoexiste',
  'sk=caf%C3%A9&ordenacao=menor_preco',
  'sk=cafe&exata=true',
  'sk=codigo7&tipoentrega=RETIRADA',
  'sk=cafe&tagsPesquisa=novo',
  'ordenacao=nome&limit=20',
  'categ=geral&tipoentrega=DELIVERY',
  'agrupadores=nao&ignorepolicy=true',
]

async function buildLoja(tags: string[] = []): Promise<FornecedorDeTeste> {
  const loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'has-collect', ...tags] })
  await buildProduto(app.sql, loja, { nome: 'Café torrado "extra" <ção> \u2028 日本 🌱', precooferta: 9.5 })
  await buildProduto(app.sql, loja, { nome: 'Café torrado', preco: null })
  await buildProduto(app.sql, loja, { nome: 'Café torrado moído', preco: 5, estoque: 0 })
  await buildProduto(app.sql, loja, { nome: 'Café torrado gelado', preco: 7, tags: ['novo'] })
  await buildProduto(app.sql, loja, { nome: 'Café', precovendaatacado: 6, minvendaatacado: 12 })
  await app.sql`update produto set sku = 'CODIGO7' where idfornecedor = ${loja.idfornecedor} and nome = 'Café'`
  await app.sql`
    insert into politica (idfornecedor, idpolitica, nome, prioridade, condicoes, alvo, efeito)
    values (${loja.idfornecedor}, ${uuidv7()}, 'Ouro', 1, '{"tags": ["ouro"]}', '{}', '{"percentual": -8}')`
  await forget(loja)
  await enter(loja, null)
  return loja
}

/** The first answer makes the store known, and the session of who asks, once what was told of them before is heard. */
async function enter(loja: FornecedorDeTeste, quem: ClienteDeTeste | null): Promise<void> {
  await app.settle()
  await askFastify(pathOf(loja, 'sk=nada'), as(quem))
}

/** All that is remembered of its products. */
async function forget({ idfornecedor }: FornecedorDeTeste): Promise<void> {
  await app.sql`update produto set descricao = descricao || ' ' where idfornecedor = ${idfornecedor}`
  await app.settle()
}

const pathOf = ({ slug }: FornecedorDeTeste, query: string) =>
  `/v1/app/${slug}/listaprodutosf/${Math.random().toFixed(9)},0?${query}`

const as = (cliente: Pick<ClienteDeTeste, 'token'> | null): Record<string, string> =>
  cliente ? { authorization: `Bearer ${cliente.token}` } : {}

const askFastify = (url: string, headers: Record<string, string> = {}) => app.fastify.inject({ url, headers })

async function ask(url: string, headers: Record<string, string> = {}) {
  const antes = app.cache.dadas
  const resposta = await fetch(porta + url, { headers })
  return {
    texto: await resposta.text(),
    status: resposta.status,
    // Its answers have an id.
    daFastify: resposta.headers.has('x-request-id'),
    daMemoria: app.cache.dadas > antes,
  }
}

test('every list and search is to the byte, when it is asked for first, what Fastify answers, to whoever asks', async () => {
  const loja = await buildLoja()
  const vistos = new Set<string>()
  for (const quem of [
    null,
    await buildCliente(app.sql, loja),
    await buildCliente(app.sql, loja, { tags: ['ouro'] }),
  ]) {
    await enter(loja, quem)
    // The second time the words of a slip are known.
    for (const vez of [1, 2]) {
      await forget(loja)
      for (const query of QUERIES) {
        const { texto, daFastify, daMemoria } = await ask(pathOf(loja, query), as(quem))
        expect([query, vez, daFastify, daMemoria]).toEqual([query, vez, false, false])
        expect(texto).toBe((await askFastify(pathOf(loja, query), as(quem))).payload)
        vistos.add(texto)
      }
    }
  }
  expect(vistos.size).toBeGreaterThan(QUERIES.length)
}, 60_000)

test('what was read so is remembered: asked again from another place it is put together from memory', async () => {
  const loja = await buildLoja()
  const { texto } = await ask(pathOf(loja, 'sk=cafe'))
  let lida: Awaited<ReturnType<typeof ask>> | undefined
  expect(await app.statementsOf(async () => (lida = await ask(pathOf(loja, 'sk=cafe'))))).toEqual([])
  expect(lida).toEqual({ texto, status: 200, daFastify: false, daMemoria: true })
})

test('who may not see prices is told none by the first answer either', async () => {
  const loja = await buildLoja(['support-budget'])
  const cliente = await buildCliente(app.sql, loja)
  const espera = await buildCliente(app.sql, loja, { aprovado: null })
  for (const quem of [cliente, null, espera]) {
    await enter(loja, quem)
    await forget(loja)
    const { texto, daFastify } = await ask(pathOf(loja, 'sk=cafe'), as(quem))
    expect(daFastify).toBe(false)
    expect(/"preco/.test(texto)).toBe(quem === cliente)
    expect(texto).toContain(`"listaTemPrecos":${quem === cliente}`)
  }
})

test('what is beyond the last page, is too long or tells of stock is answered by Fastify', async () => {
  const loja = await buildLoja(['shows-stock'])
  const cliente = await buildCliente(app.sql, loja)
  await enter(loja, cliente)
  for (let i = 0; i < 30; i++) await buildProduto(app.sql, loja, { nome: `Chá ${i}` })
  await forget(loja)
  for (const [query, quem] of [
    ['sk=xyzwk&page=2', null],
    ['sk=cha&limit=40', null],
    ['sk=cafe', cliente],
  ] as const) {
    const { status, daFastify } = await ask(pathOf(loja, query), as(quem))
    expect([query, status, daFastify]).toEqual([query, 200, true])
  }
  expect((await ask(pathOf(loja, 'sk=cha'))).daFastify).toBe(false)
})

test('those of one moment are each told their own, whoever came first', async () => {
  const loja = await buildLoja()
  const nomes = ['Mate', 'Suco', 'Mel', 'Torta', 'Bolo']
  for (let i = 0; i < 25; i++) await buildProduto(app.sql, loja, { nome: `${nomes[i % 5]} puro ${i}` })
  await forget(loja)
  const todas = await Promise.all(nomes.map((nome) => ask(pathOf(loja, `sk=${nome}`))))
  for (const [i, { texto, daFastify }] of todas.entries()) {
    const { data, totalItems } = JSON.parse(texto) as { data: { name: string }[]; totalItems: number }
    expect([daFastify, totalItems]).toEqual([false, 5])
    expect(data.every(({ name }) => name.startsWith(nomes[i] ?? ''))).toBe(true)
  }
})

test('where the database fails Fastify says so', async () => {
  const loja = await buildLoja()
  await app.sql`alter table produto rename column doc to doc_fora`
  try {
    const { status, daFastify } = await ask(pathOf(loja, 'sk=cafe'))
    expect([status, daFastify]).toEqual([500, true])
  } finally {
    await app.sql`alter table produto rename column doc_fora to doc`
  }
  expect((await ask(pathOf(loja, 'sk=cafe'))).status).toBe(200)
})
