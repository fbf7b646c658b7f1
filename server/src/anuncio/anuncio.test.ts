import { createHash } from 'node:crypto'

import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

/** Issue 13 D: product feeds, against what Google Merchant Center and Meta require of each item. */
let app: AppDeTeste
beforeAll(async () => {
  app = await createTestApp({ demo: false, marketplaceHosts: ['vitrine.example'] })
})
afterAll(() => app.close())

const HASH = 'a'.repeat(32)
const CHAVE = 'uma-chave-bem-comprida'

async function build(leitura: string, tags = ['has-delivery']): Promise<FornecedorDeTeste> {
  const loja = await buildFornecedor(app.sql, { tags })
  const anuncio = { leitura, chave_sha256: createHash('sha256').update(CHAVE).digest('hex') }
  await app.sql`
    update fornecedor set config = config || ${app.sql.json({ anuncio })} where idfornecedor = ${loja.idfornecedor}`
  return loja
}

async function put(
  loja: FornecedorDeTeste,
  produto: Parameters<typeof buildProduto>[2] = {},
): Promise<string> {
  const id = await buildProduto(app.sql, loja, produto)
  const imagens = [
    { hash: HASH, alt: '', cor: '#ffffff' },
    { hash: 'b'.repeat(32), alt: '', cor: '#ffffff' },
  ]
  await app.sql`update produto set imagens = ${app.sql.json(imagens)} where idcadastroextraproduto = ${id}`
  return id
}

async function ask(loja: FornecedorDeTeste, arquivo = 'google.xml', headers: Record<string, string> = {}) {
  await app.settle()
  const { statusCode, body } = await app.fastify.inject({
    url: `/v4/anuncio/${loja.slug}/${arquivo}`,
    headers,
  })
  return { status: statusCode, texto: body }
}

type Item = Record<string, string[]>
/** The items of a feed; throws where it is no XML. */
function readItens(xml: string): Item[] {
  const itens: Item[] = []
  const pilha: string[] = []
  let texto = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    if (name === 'item') itens.push({})
    pilha.push(name)
    texto = ''
  })
  parser.on('text', (parte) => (texto += parte))
  parser.on('closetag', ({ name }) => {
    const item = itens.at(-1)
    if (item && pilha.includes('item') && name !== 'item') (item[name] ??= []).push(texto)
    pilha.pop()
    texto = ''
  })
  parser.write(xml).close()
  return itens
}

const url = /^https:\/\/vitrine\.example\/\S+$/
const dinheiro = /^\d+\.\d{2} BRL$/
const exigidos: Record<string, Record<string, RegExp>> = {
  'google.xml': {
    'g:id': /^.{1,50}$/,
    'g:title': /^[^]{1,150}$/,
    'g:description': /^[^]{1,5000}$/,
    'g:link': url,
    'g:image_link': url,
    'g:availability': /^(in_stock|out_of_stock)$/,
    'g:price': dinheiro,
    'g:condition': /^new$/,
  },
  'meta.xml': {
    'g:id': /^.{1,100}$/,
    'g:title': /^[^]{1,200}$/,
    'g:description': /^[^]{1,9999}$/,
    'g:availability': /^(in stock|out of stock)$/,
    'g:condition': /^new$/,
    'g:price': dinheiro,
    'g:link': url,
    'g:image_link': url,
    'g:brand': /^.{1,100}$/,
  },
}
const opcionais: Record<string, RegExp> = {
  'g:sale_price': dinheiro,
  'g:gtin': /^(\d{8}|\d{12,14})$/,
  'g:mpn': /^.{1,70}$/,
  'g:brand': /^.{1,70}$/,
  'g:identifier_exists': /^no$/,
  'g:additional_image_link': url,
  'g:unit_pricing_measure': /^[\d.]+ (ct|kg|l|m|sqm|cbm)$/,
  'g:unit_pricing_base_measure': /^1 (ct|kg|l|m|sqm|cbm)$/,
  'g:country': /^BR$/,
  'g:shipping_weight': /^\d+ g$/,
}

test.each(['google.xml', 'meta.xml'])(
  '%s: each item has what its reader requires, whatever a product is called',
  async (arquivo) => {
    const loja = await build('TODOS')
    await put(loja, { preco: 10, precooferta: 8 })
    const mau = await put(loja, { nome: `</title><item>"'&]]>\u0001\u000b 🥑` })
    await app.sql`update produto set descricao = ${'x'.repeat(6000)}, unidade_base = 'kg', fator_unidade = 0.5 where idcadastroextraproduto = ${mau}`
    const { status, texto } = await ask(loja, arquivo)
    expect(status).toBe(200)
    const itens = readItens(texto)
    expect(itens).toHaveLength(2)
    for (const item of itens) {
      for (const [nome, forma] of Object.entries(exigidos[arquivo] ?? {})) {
        expect([nome, item[nome]?.length]).toEqual([nome, nome === 'g:price' ? item[nome]?.length : 1])
        expect([nome, item[nome]?.[0]]).toEqual([nome, expect.stringMatching(forma)])
      }
      for (const [nome, forma] of Object.entries(opcionais))
        for (const valor of item[nome] ?? [])
          expect([nome, valor]).toEqual([nome, expect.stringMatching(forma)])
    }
    expect(itens.flatMap((item) => item['g:sale_price'] ?? [])).toEqual(['8.00 BRL'])
    expect(itens.find((item) => item['g:id']?.[0] === mau)?.['g:title']).toEqual([`</title><item>"'&]]> 🥑`])
  },
)

test.each([
  ['NINGUEM', {}, 404],
  ['TODOS', {}, 200],
  ['CHAVE', {}, 404],
  ['CHAVE', { token: 'outra' }, 404],
  ['CHAVE', { token: CHAVE }, 200],
  ['CHAVE', { basic: CHAVE }, 200],
  ['CHAVE', { basic: '' }, 404],
])('read by %s with %j: %i', async (leitura, quem: { token?: string; basic?: string }, expected) => {
  const loja = await build(leitura)
  const headers =
    'basic' in quem
      ? { authorization: `Basic ${Buffer.from(`google:${quem.basic}`).toString('base64')}` }
      : undefined
  const arquivo = quem.token === undefined ? 'google.xml' : `google.xml?token=${quem.token}`
  expect((await ask(loja, arquivo, headers)).status).toBe(expected)
})

test('prices that are told to customers alone are in no feed, whoever asks; nor is what is gone or has no picture', async () => {
  const fechada = await build('TODOS', ['has-delivery', 'hide-price-for-logged-out-customers'])
  await put(fechada, { preco: 10 })
  expect(readItens((await ask(fechada)).texto)).toEqual([])
  const loja = await build('TODOS')
  await buildProduto(app.sql, loja, { nome: 'Sem imagem' })
  await app.sql`update produto set imagens = '[]' where idfornecedor = ${loja.idfornecedor}`
  const fora = await put(loja)
  await app.sql`update produto set ativo = false where idcadastroextraproduto = ${fora}`
  expect(readItens((await ask(loja)).texto)).toEqual([])
})

test('an unknown store and an unknown format are not there', async () => {
  const loja = await build('TODOS')
  expect((await ask(loja, 'outro.xml')).status).toBe(404)
  expect((await ask({ ...loja, slug: 'nao-ha' })).status).toBe(404)
})

test('a feed names the store by its own address or the configured one, whatever host it is asked for at (N)', async () => {
  const semNome = await createTestApp({ demo: false, marketplaceHosts: [], port: 3000 })
  const loja = await buildFornecedor(semNome.sql)
  const id = await buildProduto(semNome.sql, loja)
  const imagens = semNome.sql.json([{ hash: HASH, alt: '', cor: '#ffffff' }])
  await semNome.sql`update produto set imagens = ${imagens} where idcadastroextraproduto = ${id}`
  await semNome.sql`
    update fornecedor set config = config || '{"anuncio": {"leitura": "TODOS"}}' where idfornecedor = ${loja.idfornecedor}`
  const read = async () => {
    await semNome.settle()
    const headers = { host: 'evil.test' }
    const { body } = await semNome.fastify.inject({ url: `/v4/anuncio/${loja.slug}/google.xml`, headers })
    return body
  }
  const semDominio = await read()
  expect(semDominio).toContain('<g:link>http://localhost:3000/')
  expect(semDominio).not.toContain('evil.test')
  await semNome.sql`
    insert into dominio (dominio, idfornecedor, principal) values ('emporio.example', ${loja.idfornecedor}, true)`
  const comDominio = await read()
  expect(comDominio).toContain('<g:link>https://emporio.example/')
  expect(comDominio).not.toContain('evil.test')
  await semNome.close()
})
