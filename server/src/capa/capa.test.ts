import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { urlDaCapa } from '@vitrine/contract'
import { capaOf, versionCapa } from '@vitrine/rules/anuncio'

import {
  buildImagem,
  buildFornecedor,
  buildProduto,
  createTestApp,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { wrapNome } from './wrap-nome.ts'

/** Issue 13 D: the picture that stands for a product where its link is shared. */
let app: AppDeTeste
let loja: FornecedorDeTeste
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'capa-'))
  app = await createTestApp({ dataDir })
  loja = await buildFornecedor(app.sql)
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function ask(url: string) {
  await app.settle()
  const { statusCode, rawPayload, headers } = await app.fastify.inject({ url })
  return {
    status: statusCode,
    bytes: rawPayload,
    cache: String(headers['cache-control']),
    tipo: headers['content-type'],
  }
}

/** The address that a page of the product names. */
async function addressOf(id: string, { slug } = loja): Promise<string> {
  const { dados } = await app.call('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
    params: { a: 'token', b: slug, c: id },
    query: {},
  })
  const vivo = await app.fornecedores.find(slug)
  return urlDaCapa(slug, id, versionCapa(capaOf(dados), vivo?.publico.config.tema.marca ?? ''))
}

test('1200 by 630, below the 300 KB of messengers, for ever at the address that names what it shows', async () => {
  const dados = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
  const hash = await buildImagem(app.sql, dados)
  const id = await buildProduto(app.sql, loja, { nome: 'Café torrado e moído de altitude' })
  await app.sql`update produto set imagens = ${app.sql.json([{ hash, alt: '', cor: '#eeeeee' }])} where idcadastroextraproduto = ${id}`
  await app.settle()
  const { status, bytes, cache, tipo } = await ask(await addressOf(id))
  expect([status, tipo]).toEqual([200, 'image/jpeg'])
  expect(cache).toContain('immutable')
  const { width, height, format } = await sharp(bytes).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  expect(bytes.length).toBeLessThan(300 * 1024)
  // The picture stands at the left, on its own ground.
  const { data } = await sharp(bytes)
    .extract({ left: 300, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data].map((part) => Math.round(part / 16))).toEqual(
    [0x88, 0x44, 0x22].map((part) => Math.round(part / 16)),
  )
})

test('another price is another address; the old one shows what is now, for a minute, and one file is kept', async () => {
  const id = await buildProduto(app.sql, loja, { preco: 10 })
  const antes = await addressOf(id)
  const primeira = await ask(antes)
  await app.sql`update produto set preco = 200000 where idcadastroextraproduto = ${id}`
  await app.settle()
  const depois = await addressOf(id)
  expect(depois).not.toBe(antes)
  const velha = await ask(antes)
  expect(velha.cache).toBe('public, max-age=60')
  expect(velha.bytes.equals(primeira.bytes)).toBe(false)
  expect((await ask(depois)).bytes.equals(velha.bytes)).toBe(true)
  expect((await readdir(join(dataDir, 'imagens'))).filter((nome) => nome.includes(id))).toEqual([
    `capa-${id}.jpg`,
  ])
})

test('whoever asks, it shows what a visitor sees: no price where prices are hidden', async () => {
  const fechada = await buildFornecedor(app.sql, {
    tags: ['has-delivery', 'hide-price-for-logged-out-customers'],
  })
  const id = await buildProduto(app.sql, fechada, { preco: 10 })
  const { dados } = await app.call('GET /v2/app/{a}/fornecedor/{b}/produto/{c}', {
    params: { a: 'token', b: fechada.slug, c: id },
    query: {},
  })
  expect(capaOf(dados).preco).toBe('')
  expect((await ask(await addressOf(id, fechada))).status).toBe(200)
})

test.each(['x', 'ff'.repeat(16), "1' or 1=1"])('an id that no product has gives 404: %s', async (id) => {
  expect((await ask(`/img/capa/${loja.slug}/${encodeURIComponent(id)}/0.jpg`)).status).toBe(404)
})

test('a product of another store, or one that is gone, has no picture of this kind', async () => {
  const outra = await buildFornecedor(app.sql)
  const id = await buildProduto(app.sql, loja)
  expect((await ask(urlDaCapa(outra.slug, id, '0'))).status).toBe(404)
  await app.sql`update produto set ativo = false where idcadastroextraproduto = ${id}`
  expect((await ask(urlDaCapa(loja.slug, id, '0'))).status).toBe(410)
})

test.each([
  ['Café', 1],
  [
    'Café torrado e moído de altitude com notas de caramelo, chocolate ao leite e castanhas do cerrado, moagem média, 500 gramas',
    4,
  ],
  ['X'.repeat(5000), 4],
  ['<script>&"', 1],
  ['', 0],
  ['🥑🥑🥑', 1],
])('a name of any length keeps to four lines: %s', async (nome, linhas) => {
  const wrapped = wrapNome(nome, { corpo: 54, largura: 520, linhas: 4 })
  expect(wrapped).toHaveLength(linhas)
  const id = await buildProduto(app.sql, loja, { nome: nome.slice(0, 200) || 'x' })
  expect((await ask(await addressOf(id))).status).toBe(200)
})

test('ten who ask at once wait for one drawing', async () => {
  const url = await addressOf(await buildProduto(app.sql, loja))
  const todas = await Promise.all(Array.from({ length: 10 }, () => ask(url)))
  expect(new Set(todas.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
})

test('no font of the machine is asked for', () => {
  expect(readFileSync(join(import.meta.dirname, 'draw-capa.ts'), 'utf8')).not.toMatch(/<text|font-family/)
})
