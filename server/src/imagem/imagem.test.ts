import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import sharp from 'sharp'

import { drawProduto } from '@vitrine/demo/pictures'

import { buildImagem, createTestApp, type AppDeTeste } from '#teste'

import { makeAvif } from './index.ts'
import { makeAvifs } from './make-avif.ts'

let app: AppDeTeste
let dataDir: string
let hash: string

const desenho = Buffer.from(
  drawProduto({
    desenho: { forma: 'saco', cor: '#8a4b2a', motivo: 'hot-beverage' },
    marca: 'Serra Azul',
    nome: 'Café em grãos',
    embalagem: 'pacote 500 g',
    fundo: '#f5eee8',
  }),
)
const get = (url: string, accept = 'image/webp,*/*') => app.fastify.inject({ url, headers: { accept } })
const feitas = () => readdir(join(dataDir, 'imagens')).catch(() => [])

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-imagens-'))
  app = await createTestApp({ dataDir })
  hash = await buildImagem(app.sql, desenho, '#f5eee8')
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('a drawing becomes a WebP of the asked width, kept on disk and by browsers for ever (ux 2.5)', async () => {
  const first = await get(`/img/${hash}/320.webp`)
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: expect.stringContaining('accept'),
  })
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
  expect(await feitas()).toEqual([`${hash}-320.webp`])
  expect((await get(`/img/${hash}/320.webp`)).rawPayload).toEqual(first.rawPayload)
})

test('a picture of a card weighs at most 14 kB, one of a product page at most 70 kB (ux 2.5)', async () => {
  expect((await get(`/img/${hash}/320.webp`)).rawPayload.length).toBeLessThanOrEqual(14_000)
  expect((await get(`/img/${hash}/1080.webp`)).rawPayload.length).toBeLessThanOrEqual(70_000)
})

test('who reads no WebP gets a JPEG of one width, kept as the others are (decision 0087)', async () => {
  const { statusCode, headers, rawPayload } = await get(`/img/${hash}/1080.jpg`, 'image/avif,image/webp,*/*')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1080, hasAlpha: false })
  // Messengers take nothing above.
  expect(rawPayload.length).toBeLessThan(300_000)
  expect(await feitas()).toContain(`${hash}-1080.jpg`)
  expect((await get(`/img/${hash}/320.jpg`)).statusCode).toBe(404)
})

test('a drawing wider than its own size is drawn anew, not blown up (ux 2.5)', async () => {
  const dados = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="#fff" d="M0 0h40v40H0z"/><path d="M20 0h20v40H20z"/></svg>',
  )
  const pequeno = await buildImagem(app.sql, dados, '#ffffff')
  const { rawPayload } = await get(`/img/${pequeno}/1080.webp`)
  const { data, info } = await sharp(rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(1080)
  // A bitmap of 40 px blown up would be grey for some 27 px around the edge.
  const row = [...data.subarray(0, info.width * info.channels)].filter((_, i) => i % info.channels === 0)
  expect(row.filter((grey) => grey > 25 && grey < 230).length).toBeLessThan(8)
})

test.each([
  ['a hash nobody knows', () => `/img/${'0'.repeat(32)}/320.webp`],
  ['a width the pipeline does not make', () => `/img/${hash}/333.webp`],
  ['a hash that is none', () => '/img/..%2f..%2fetc/320.webp'],
  ['a format that is none', () => `/img/${hash}/320.gif`],
])('%s is a 404 that no cache keeps', async (_, url) => {
  const { statusCode, headers } = await get(url())
  expect(statusCode).toBe(404)
  expect(headers['cache-control'] ?? '').not.toContain('immutable')
})

test('a drawing itself is served so that no script in it can run', async () => {
  const { statusCode, headers, rawPayload } = await get(`/img/${hash}/original.svg`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('image/svg+xml')
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(rawPayload).toEqual(desenho)
})

test('many who ask at once for a picture nobody made yet all get the same one', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => get(`/img/${hash}/480.webp`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  expect((await feitas()).filter((name) => name.startsWith(`${hash}-480`))).toEqual([`${hash}-480.webp`])
})

test('AVIF is made by a job and then given, at the same address, to browsers that take it (ux 2.5)', async () => {
  const takesAvif = 'image/avif,image/webp,*/*'
  expect((await get(`/img/${hash}/240.webp`, takesAvif)).headers['content-type']).toBe('image/webp')
  const standIn = await get(`/img/${hash}/240.avif`)
  expect(standIn.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=60',
  })

  expect(await makeAvif({ sql: app.sql, dataDir }, hash, 240)).toBe(true)
  expect(await makeAvif({ sql: app.sql, dataDir }, hash, 240)).toBe(false)
  const avif = await get(`/img/${hash}/240.webp`, takesAvif)
  expect(avif.headers['content-type']).toBe('image/avif')
  expect(await sharp(avif.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 240 })
  expect((await get(`/img/${hash}/240.webp`)).headers['content-type']).toBe('image/webp')
})

test('the queue makes the AVIFs of pictures asked for, some at a time, and passes over lost originals', async () => {
  await writeFile(join(dataDir, 'imagens', `${'f'.repeat(32)}-160.webp`), 'of another database')
  await get(`/img/${hash}/160.webp`)
  const pending =
    (await feitas()).filter((name) => name.startsWith(hash) && name.endsWith('.webp')).length - 1
  expect(pending).toBeGreaterThan(1)
  expect(await makeAvifs({ sql: app.sql, dataDir }, 1)).toBe(1)
  await makeAvifs({ sql: app.sql, dataDir }, 100)
  expect(
    (await feitas()).filter((name) => name.startsWith(hash) && name.endsWith('.avif')).length,
  ).toBeGreaterThan(pending)
  expect(await makeAvifs({ sql: app.sql, dataDir }, 100)).toBe(0)
})

test('what cannot be drawn when it is asked for is kept once, and drawn by the job once it can be', async () => {
  const ruim = await buildImagem(app.sql, Buffer.concat([desenho, Buffer.from('<!-- -->')]))
  await app.sql`update imagem set dados = 'torn' where hash = ${ruim}`
  const nome = `${ruim}-320.webp`
  expect((await get(`/img/${nome.replace('-', '/')}`)).statusCode).toBe(500)
  expect((await get(`/img/${nome.replace('-', '/')}`)).statusCode).toBe(500)
  const lista = () =>
    app.sql`select item, tentativas from falha_tarefa where tarefa = 'fazer-avif' and item like ${`%${nome}`}`
  expect([...(await lista())]).toEqual([{ item: `imagem ${nome}`, tentativas: 1 }])
  await app.sql`update falha_tarefa set tentar_em = now() where item = ${`imagem ${nome}`}`
  await app.sql`update imagem set dados = ${desenho} where hash = ${ruim}`
  await makeAvifs({ sql: app.sql, dataDir }, 0)
  expect(await feitas()).toContain(nome)
})

test('a photograph is never enlarged, and its tile has its average colour', async () => {
  const dados = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3366cc' } })
    .jpeg()
    .toBuffer()
  const foto = await buildImagem(app.sql, dados)
  const [row] = await app.sql`select cor from imagem where hash = ${foto}`
  expect(row?.cor).toMatch(/^#3[234]6[567]c[bcd]$/)
  expect(await sharp((await get(`/img/${foto}/480.webp`)).rawPayload).metadata()).toMatchObject({
    width: 300,
  })
  const comoDesenho = await get(`/img/${foto}/original.svg`)
  expect(comoDesenho.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('immutable'),
  })
  expect(await sharp(comoDesenho.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300 })
  expect(await buildImagem(app.sql, dados)).toBe(foto)
})
