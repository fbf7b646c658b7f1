import { afterAll, beforeAll, expect, test } from 'vitest'

import { cabecalhoDaPrevia, cookies } from '@vitrine/contract'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/**
 * Decision 0207: a list or a search that is remembered is put together before Fastify sees it, to the byte as Fastify answers it; of cards that stand in for what
 * nothing has (0223) Fastify writes the fields in the order of the schema.
 */
let app: AppDeTeste
let porta: string

beforeAll(async () => {
  app = await createTestApp()
  porta = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const MUITOS_MS = 60_000
const QUERIES = [
  'sk=cafe',
  'sk=caf%C3%A9+torrado',
  'sk=torrado&page=2&limit=3',
  'sk=cafe+torado',
  'sk=cafe+naoexiste',
  // A word of JavaScript's own is a word like any other.
  'sk=cafe+c-onstructor',
  'sk=caf%C3%A9&ordenacao=menor_preco',
  'sk=cafe&exata=true',
  // Nothing has these words; what has some of them, or sells most, is told instead.
  'sk=naoexiste',
  'sk=xq',
  'sk=xq&page=2',
  'sk=xq&categ=geral',
  'sk=naoexiste+zzgelado&exata=true',
  'sk=SKU0000001&tipoentrega=RETIRADA',
  'ordenacao=nome&limit=20',
  'categ=geral&tipoentrega=DELIVERY',
  'tagsPesquisa=novo',
  'agrupadores=nao&ignorepolicy=true',
]

/** A store of products of every kind, with prices by group of customers. */
async function buildLoja(tags: string[] = []): Promise<FornecedorDeTeste> {
  const loja = await buildFornecedor(app.sql, { tags: ['has-delivery', 'has-collect', ...tags] })
  const [principal = '', variante = ''] = [
    await buildProduto(app.sql, loja, {
      nome: 'Café torrado "extra" <ção> \u2028 日本 🌱',
      precooferta: 9.5,
    }),
    await buildProduto(app.sql, loja, { nome: 'Café torrado em grãos', preco: 12 }),
    await buildProduto(app.sql, loja, { nome: 'Café torrado', preco: null }),
    await buildProduto(app.sql, loja, { nome: 'Café torrado moído', preco: 5, estoque: 0 }),
    await buildProduto(app.sql, loja, { nome: 'Café torrado gelado', preco: 7, tags: ['novo'] }),
    await buildProduto(app.sql, loja, { nome: 'Café', precovendaatacado: 6, minvendaatacado: 12 }),
  ]
  await app.sql`update produto set idprodutoprincipal = ${principal} where idcadastroextraproduto = ${variante}`
  await app.sql`
    insert into politica (idfornecedor, idpolitica, nome, prioridade, condicoes, alvo, efeito)
    values (${loja.idfornecedor}, ${uuidv7()}, 'Ouro', 1, '{"tags": ["ouro"]}', '{}', '{"percentual": -8}'),
      (${loja.idfornecedor}, ${uuidv7()}, 'Retirada', 2, '{"tipoEntrega": "RETIRADA"}', '{}', '{"percentual": -3}')`
  await app.settle()
  return loja
}

/** The same question from another place, so that no bytes that are kept answer it. */
const pathOf = ({ slug }: FornecedorDeTeste, query: string) =>
  `/v1/app/${slug}/listaprodutosf/${Math.random().toFixed(9)},0?${query}`

const as = (cliente: Pick<ClienteDeTeste, 'token'> | null): Record<string, string> =>
  cliente ? { authorization: `Bearer ${cliente.token}` } : {}

const askFastify = (url: string, headers: Record<string, string> = {}) => app.fastify.inject({ url, headers })

async function ask(url: string, headers: Record<string, string> = {}) {
  const antes = app.cache.dadas
  const resposta = await fetch(porta + url, { headers })
  return { resposta, texto: await resposta.text(), daMemoria: app.cache.dadas > antes }
}

async function buy(loja: FornecedorDeTeste, cliente: ClienteDeTeste, produto: string): Promise<void> {
  const { status, falha } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja, cliente, produto }),
    },
    { token: cliente.token },
  )
  expect(status, falha.error).toBe(200)
  await app.settle()
}

test(
  'every list and search is to visitors and to customers of every price what Fastify answers, without a statement for a visitor',
  async () => {
    const loja = await buildLoja()
    const comprado = await buildProduto(app.sql, loja, { nome: 'Café torrado da casa' })
    const ouro = await buildCliente(app.sql, loja, { tags: ['ouro'] })
    await buy(loja, ouro, comprado)
    const vistos = new Set<string>()
    for (const quem of [null, await buildCliente(app.sql, loja), ouro])
      for (const query of QUERIES) {
        // The second question of a slip is the one whose words are known.
        await askFastify(pathOf(loja, query), as(quem))
        const daFastify = await askFastify(pathOf(loja, query), as(quem))
        let lida = await ask(pathOf(loja, query), as(quem))
        const comandos = await app.statementsOf(async () => (lida = await ask(pathOf(loja, query), as(quem))))
        const { data, semelhantes } = daFastify.json()
        if (semelhantes === null) expect(lida.texto).toBe(daFastify.payload)
        else expect(JSON.parse(lida.texto)).toEqual(daFastify.json())
        const temAlgo = data.length > 0 || (semelhantes !== null && !query.includes('categ'))
        expect([query, lida.daMemoria]).toEqual([query, lida.texto !== '' && temAlgo])
        if (!quem && lida.daMemoria) expect(comandos).toEqual([])
        if (lida.daMemoria) vistos.add(lida.texto)
      }
    // They are not all the same: prices, words and what was bought differ.
    expect(vistos.size).toBeGreaterThan(QUERIES.length)
    for (const parte of ['ultimacompra', '"corrigida":"cafe torrado"', '"ignoradas":["naoexiste"]'])
      expect([parte, [...vistos].some((texto) => texto.includes(parte))]).toEqual([parte, true])
  },
  MUITOS_MS,
)

test('a visitor who may not see prices gets none, after customers who may', async () => {
  const loja = await buildLoja(['support-budget'])
  const cliente = await buildCliente(app.sql, loja)
  const espera = await buildCliente(app.sql, loja, { aprovado: null })
  await app.settle()
  // Found, or standing in for what nothing has.
  for (const [query, listaTemPrecos] of [
    ['sk=cafe', false],
    // Of no product none is hidden.
    ['sk=xq', true],
  ] as const) {
    for (const quem of [cliente, null, espera]) await askFastify(pathOf(loja, query), as(quem))
    expect((await ask(pathOf(loja, query), as(cliente))).texto).toMatch(/"preco/)
    for (const quem of [null, espera]) {
      const { texto, daMemoria } = await ask(pathOf(loja, query), as(quem))
      expect([query, daMemoria]).toEqual([query, true])
      expect(texto).toContain('"name":"Café torrado')
      expect(texto).not.toMatch(/"preco|politica/)
      expect(texto).toContain(`"listaTemPrecos":${listaTemPrecos}`)
    }
  }
})

test('a price, a name, what is sold no more and a policy are seen at once', async () => {
  const loja = await buildLoja()
  const id = await buildProduto(app.sql, loja, { nome: 'Chá preto', preco: 10 })
  await app.settle()
  const found = async () => {
    for (let vez = 0; vez < 2; vez++) await askFastify(pathOf(loja, 'sk=cha'))
    const { texto, daMemoria } = await ask(pathOf(loja, 'sk=cha'))
    const [produto] = JSON.parse(texto).data
    return { nome: produto?.name, preconf: produto?.preconf, daMemoria }
  }
  const changed = async (change: () => Promise<unknown>) => {
    await change()
    await app.settle()
    // The first answer after a change, whoever gives it, tells it.
    const { texto } = await ask(pathOf(loja, 'sk=cha'))
    const [produto] = JSON.parse(texto).data
    expect({ nome: produto?.name, preconf: produto?.preconf }).toEqual(
      (({ nome, preconf }) => ({ nome, preconf }))(await found()),
    )
    return found()
  }
  const { sql } = app
  expect(await found()).toEqual({ nome: 'Chá preto', preconf: 10, daMemoria: true })
  const outroPreco = () => sql`update produto set preco = 120000 where idcadastroextraproduto = ${id}`
  expect(await changed(outroPreco)).toEqual({ nome: 'Chá preto', preconf: 12, daMemoria: true })
  const outroNome = () => sql`update produto set nome = 'Chá mate' where idcadastroextraproduto = ${id}`
  expect(await changed(outroNome)).toEqual({ nome: 'Chá mate', preconf: 12, daMemoria: true })
  const politica = () => sql`
    insert into politica (idfornecedor, idpolitica, nome, prioridade, condicoes, alvo, efeito)
    values (${loja.idfornecedor}, ${uuidv7()}, 'Todos', 1, '{}', '{}', '{"percentual": -50}')`
  expect(await changed(politica)).toEqual({ nome: 'Chá mate', preconf: 6, daMemoria: true })
  await sql`update produto set ativo = false where idcadastroextraproduto = ${id}`
  await app.settle()
  expect(JSON.parse((await ask(pathOf(loja, 'sk=cha'))).texto).totalItems).toBe(0)
})

test('what stands in for what nothing has follows prices, stock, what is sold no more and the words of the store at once', async () => {
  const loja = await buildLoja()
  const mate = await buildProduto(app.sql, loja, { nome: 'Chá mate', preco: 10, estoque: 5 })
  await buildProduto(app.sql, loja, { nome: 'Guaraná', preco: 4 })
  await app.settle()
  const look = async (sk: string) => {
    const lidas = [
      await ask(pathOf(loja, `sk=${sk}&exata=true`)),
      await ask(pathOf(loja, `sk=${sk}&exata=true`)),
    ]
    expect(lidas.map(({ daMemoria }) => daMemoria)).toEqual([false, true])
    const [antes, depois] = lidas.map(({ texto }) => JSON.parse(texto).semelhantes)
    expect(depois).toEqual(antes)
    const [primeira] = antes.data
    return [antes.palavras, primeira.name, primeira.preconf, primeira.disponivel]
  }
  const { sql } = app
  const change = async (comando: Promise<unknown>) => {
    await comando
    await app.settle()
  }
  expect(await look('mate+zzq')).toEqual([['mate'], 'Chá mate', 10, true])
  await change(sql`update produto set preco = 120000 where idcadastroextraproduto = ${mate}`)
  expect(await look('mate+zzq')).toEqual([['mate'], 'Chá mate', 12, true])
  await change(sql`update estoque set quantidade = 0 where idcadastroextraproduto = ${mate}`)
  expect(await look('mate+zzq')).toEqual([['mate'], 'Chá mate', 12, false])
  await change(sql`update produto set ativo = false where idcadastroextraproduto = ${mate}`)
  expect((await look('mate+zzq'))[0]).toEqual([])
  expect((await look('refri+zzq'))[0]).toEqual([])
  await change(sql`insert into sinonimo values (${loja.idfornecedor}, 'refri', ${['guarana']})`)
  expect(await look('refri+zzq')).toEqual([['refri'], 'Guaraná', 4, true])
})

test('what is asked otherwise, refused or beyond the last page is answered by Fastify', async () => {
  const loja = await buildLoja()
  const outra = await buildLoja()
  await askFastify(pathOf(loja, 'sk=cafe'))
  const semId = (texto: string) => texto.replace(/"idrequisicao":"[^"]*"/, '')
  const outros = [
    'sk=cafe&sk=cha',
    'sk=cafe&page=0',
    'sk=cafe&limit=1000',
    'sk=%E0%A4%A',
    'sk=naoexiste&page=2',
    'sk=cafe&page=9',
    `sk=cafe&categ=${loja.idcategoria}`,
    `sk=cafe&fornec=${outra.slug}`,
    'sk=cafe&__proto__=1',
    'sk=cafe&',
  ]
  const urls = [
    ...outros.map((query) => pathOf(loja, query)),
    pathOf({ ...loja, slug: 'nenhuma-loja' }, 'sk=cafe'),
    `/v1/app/${loja.slug}/listaprodutosf/aqui?sk=cafe`,
  ]
  for (const url of urls) {
    const daFastify = await askFastify(url)
    const { resposta, texto } = await ask(url.replace(/listaprodutosf\/\d/, 'listaprodutosf/1'))
    expect([url, resposta.status, semId(texto)]).toEqual([
      url,
      daFastify.statusCode,
      semId(daFastify.payload),
    ])
  }
})

test.each<Record<string, string>>([
  { authorization: 'Bearer nenhuma' },
  { cookie: `${cookies.sessao}=nenhuma` },
  { [cabecalhoDaPrevia]: 'nenhuma' },
])('who says who they are is no visitor: %j', async (headers) => {
  const loja = await buildLoja()
  await askFastify(pathOf(loja, 'sk=cafe'))
  expect((await ask(pathOf(loja, 'sk=cafe'))).daMemoria).toBe(true)
  expect((await ask(pathOf(loja, 'sk=cafe'), headers)).daMemoria).toBe(false)
})

test('a customer of a store that tells its stock is told that of now', async () => {
  const loja = await buildLoja(['shows-stock'])
  const cliente = await buildCliente(app.sql, loja)
  await askFastify(pathOf(loja, 'sk=cafe'), as(cliente))
  expect((await ask(pathOf(loja, 'sk=cafe'), as(cliente))).daMemoria).toBe(false)
  expect((await ask(pathOf(loja, 'sk=cafe'))).daMemoria).toBe(true)
})

test('an address that is asked for again is kept as bytes', async () => {
  const loja = await buildLoja()
  await askFastify(pathOf(loja, 'sk=cafe'))
  const url = pathOf(loja, 'sk=cafe')
  const [primeira, segunda, terceira] = [await ask(url), await ask(url), await ask(url)]
  expect([primeira, segunda, terceira].map(({ daMemoria }) => daMemoria)).toEqual([true, false, true])
  expect([segunda.texto, terceira.texto]).toEqual([primeira.texto, primeira.texto])
  expect(app.cache.get(url)).toBeDefined()
})

test.each(['zstd', 'gzip', 'identity'])('goes out in %s, protected as any answer', async (aceita) => {
  const loja = await buildLoja()
  // The first answer makes the supplier known.
  await askFastify(pathOf(loja, 'sk=cafe'))
  const daFastify = await askFastify(pathOf(loja, 'sk=cafe'))
  const { resposta, texto, daMemoria } = await ask(pathOf(loja, 'sk=cafe'), { 'accept-encoding': aceita })
  expect([daMemoria, texto]).toEqual([true, daFastify.payload])
  expect(resposta.headers.get('content-encoding') ?? 'identity').toBe(aceita)
  for (const nome of ['content-security-policy', 'x-content-type-options', 'cache-control', 'content-type'])
    expect(resposta.headers.get(nome)).toBe(daFastify.headers[nome])
})
