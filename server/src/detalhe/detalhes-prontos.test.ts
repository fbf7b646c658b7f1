import { afterAll, beforeAll, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  buildVinculado,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** Decision 0204: a customer's product page is put together from memory before Fastify sees it, to the byte as Fastify answers it. */
let app: AppDeTeste
let porta: string

beforeAll(async () => {
  app = await createTestApp()
  porta = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const QUERIES = ['', '?disableSimilares=true', '?disableSimilares=false']
const MUITOS_MS = 60_000

/** Products of every kind, the last with variants: prices of their own, tables, wholesale, none; words of any alphabet. */
async function buildProdutos(loja: FornecedorDeTeste): Promise<string[]> {
  const ids = [
    await buildProduto(app.sql, loja, {
      nome: 'Café "extra" <ção> \u2028 日本 🌱',
      preco: 10.01,
      precooferta: 9.5,
    }),
    await buildProduto(app.sql, loja, { preco: null }),
    await buildProduto(app.sql, loja, { preco: 7, precovendaatacado: 6, minvendaatacado: 12, estoque: 40 }),
    await buildProduto(app.sql, loja, { preco: 33.3333, desconto_progressivo: { '6': 30, '12': 28.5 } }),
    await buildProduto(app.sql, loja, { preco: 5, estoque: 0, granularidade: 0.25, min_por_pedido: 0.5 }),
    await buildProduto(app.sql, loja, { preco: 80, maior_de_18: true, tags: ['gelado', 'novo'] }),
  ]
  const [principal = '', ...variantes] = [
    await buildProduto(app.sql, loja, { nome: 'Camisa', preco: 50 }),
    await buildProduto(app.sql, loja, { nome: 'Camisa P', preco: 49 }),
    await buildProduto(app.sql, loja, { nome: 'Camisa M', preco: 51 }),
  ]
  await app.sql`update produto set idprodutoprincipal = ${principal} where idcadastroextraproduto = any(${variantes})`
  await app.sql`
    update produto set descricao = 'Linha 1\nLinha "2" \\ é 日本', especificacoes = '[{"nome": "Cor", "valor": "âmbar"}]',
      imagens = '[{"hash": "abc", "alt": "Visto de cima", "cor": "#fff"}]'
    where idcadastroextraproduto = any(${[ids[0] ?? '', principal]})`
  return [...ids, principal, ...variantes]
}

async function addPolitica({ idfornecedor }: FornecedorDeTeste, tag: string, efeito: object): Promise<void> {
  await app.sql`
    insert into politica (idfornecedor, idpolitica, nome, prioridade, condicoes, alvo, efeito)
    values (${idfornecedor}, ${uuidv7()}, ${tag}, 1, ${app.sql.json({ tags: [tag] })}, '{}', ${app.sql.json(efeito as never)})`
}

/** A store with customers of many kinds. */
async function buildMundo() {
  const loja = await buildFornecedor(app.sql, {
    tags: ['has-delivery', 'has-collect', 'block-not-approved-user'],
  })
  const produtos = await buildProdutos(loja)
  await addPolitica(loja, 'ouro', { percentual: -8 })
  await addPolitica(loja, 'ouro', { descontoProgressivoPercentual: { 12: -10, 48: -14 } })
  await addPolitica(loja, 'prata', { percentual: 3 })
  const comum = await buildCliente(app.sql, loja)
  const ouro = await buildCliente(app.sql, loja, { tags: ['ouro'] })
  const pessoas = {
    comum,
    ouro,
    prata: await buildCliente(app.sql, loja, { tags: ['prata', 'ouro'] }),
    espera: await buildCliente(app.sql, loja, { aprovado: null }),
    vinculado: await buildVinculado(app.sql, loja, [ouro]),
    deFora: await buildCliente(app.sql, await buildFornecedor(app.sql)),
  }
  return { loja, produtos, pessoas }
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

const pathOf = ({ slug }: FornecedorDeTeste, id: string, query = '') =>
  `/v2/app/token/fornecedor/${slug}/produto/${id}${query}`

const as = (token: string) => ({ authorization: `Bearer ${token}` })

/** As Fastify alone answers it, whatever is in memory before. */
const askFastify = async (url: string, token: string) =>
  (await app.fastify.inject({ url, headers: as(token) })).payload

async function ask(url: string, headers: Record<string, string>) {
  const antes = app.cache.dadas
  const resposta = await fetch(porta + url, { headers })
  return { resposta, texto: await resposta.text(), daMemoria: app.cache.dadas > antes }
}

test(
  'every product is to each of them, to the byte, what Fastify answers, which is asked no more',
  async () => {
    const { loja, produtos, pessoas } = await buildMundo()
    await buy(loja, pessoas.ouro, produtos[2] ?? '')
    const vistos = new Set<string>()
    for (const { token } of Object.values(pessoas))
      for (const id of produtos)
        for (const query of QUERIES) {
          const url = pathOf(loja, id, query)
          const daFastify = await askFastify(url, token)
          const { texto, daMemoria } = await ask(url, as(token))
          expect(texto).toBe(daFastify)
          expect(daMemoria).toBe(true)
          vistos.add(texto)
        }
    // They are not all the same: prices, purchases and what stands beside differ.
    expect(vistos.size).toBeGreaterThan(3 * produtos.length)
    expect([...vistos].some((texto) => texto.includes('ultimacompra'))).toBe(true)
  },
  MUITOS_MS,
)

test('who may not see prices gets none, after whoever may', async () => {
  const { loja, produtos, pessoas } = await buildMundo()
  await app.settle()
  const url = pathOf(loja, produtos[0] ?? '')
  for (const { token } of [pessoas.comum, pessoas.ouro, pessoas.comum]) {
    expect((await ask(url, as(token))).texto).toMatch(/"preco/)
  }
  await ask(url, as(pessoas.espera.token))
  const { texto, daMemoria } = await ask(url, as(pessoas.espera.token))
  expect(daMemoria).toBe(true)
  expect(texto).not.toMatch(/preco|politica/)
})

test('what is sold no more is gone at once, and what it has become is shown', async () => {
  const { loja, produtos, pessoas } = await buildMundo()
  const [id = '', outro = ''] = produtos
  const { token } = pessoas.ouro
  for (const qual of [id, outro]) await ask(pathOf(loja, qual, '?disableSimilares=true'), as(token))
  await app.sql`update produto set ativo = false where idcadastroextraproduto = ${id}`
  await app.sql`update produto set descricao = 'Outra' where idcadastroextraproduto = ${outro}`
  await app.settle()
  expect((await ask(pathOf(loja, id, '?disableSimilares=true'), as(token))).resposta.status).toBe(410)
  for (let vez = 0; vez < 2; vez++)
    expect((await ask(pathOf(loja, outro, '?disableSimilares=true'), as(token))).texto).toContain('"Outra"')
})

test('what is asked with more than nearly everybody asks with goes to Fastify', async () => {
  const { loja, produtos, pessoas } = await buildMundo()
  const [id = ''] = produtos
  const { token } = pessoas.comum
  await ask(pathOf(loja, id), as(token))
  const outros = [
    `${pathOf(loja, id)}/`,
    pathOf(loja, id.toUpperCase()),
    pathOf(loja, id, '?quantidade=2'),
    pathOf(loja, id, '?disableSimilares=1'),
    pathOf(loja, uuidv7()),
    pathOf({ ...loja, slug: 'nenhuma-loja' }, id),
  ]
  for (const url of outros) {
    const { texto, daMemoria } = await ask(url, as(token))
    expect(daMemoria).toBe(false)
    const semId = (lido: string) => lido.replace(/"idrequisicao":"[^"]*"/, '')
    expect(semId(texto)).toBe(semId(await askFastify(url, token)))
  }
})

test.each(['zstd', 'gzip', 'identity'])(
  'what is nobody’s alone goes out in %s, protected as any answer; what was bought in none',
  async (aceita) => {
    const loja = await buildFornecedor(app.sql)
    const [cliente, outra] = [await buildCliente(app.sql, loja), await buildCliente(app.sql, loja)]
    const id = await buildProduto(app.sql, loja, { nome: 'Café' })
    await app.sql`update produto set descricao = ${'Torra média. '.repeat(100)} where idcadastroextraproduto = ${id}`
    await buy(loja, outra, id)
    const url = pathOf(loja, id)
    const pedido = { 'accept-encoding': aceita }
    const daFastify = await app.fastify.inject({ url, headers: as(cliente.token) })
    const { resposta, texto, daMemoria } = await ask(url, { ...pedido, ...as(cliente.token) })
    expect([daMemoria, texto]).toEqual([true, daFastify.payload])
    expect(resposta.headers.get('content-encoding') ?? 'identity').toBe(aceita)
    for (const nome of ['content-security-policy', 'x-content-type-options', 'cache-control', 'content-type'])
      expect(resposta.headers.get(nome)).toBe(daFastify.headers[nome])
    await ask(url, { ...pedido, ...as(outra.token) })
    const dela = await ask(url, { ...pedido, ...as(outra.token) })
    expect(dela.texto).toContain('ultimacompra')
    expect(dela.resposta.headers.get('content-encoding')).toBeNull()
  },
)
