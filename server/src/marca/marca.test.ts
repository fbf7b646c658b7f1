import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { arquivosMarca, urlsMarca, type ArquivoMarca } from '@vitrine/contract'

import { buildImagem, createTestApp, buildFornecedor, type AppDeTeste } from '../teste/index.ts'

let app: AppDeTeste
let dataDir: string
let slug: string
let idfornecedor: string

/** A wordmark: a round symbol, then four letters as bars. */
const wordmark = (cor: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><circle cx="20" cy="20" r="18" fill="${cor}"/>${[60, 82, 104, 126].map((x) => `<rect x="${x}" y="8" width="20" height="26" fill="${cor}"/>`).join('')}</svg>`
const keep = (svg: string) => buildImagem(app.sql, Buffer.from(svg), '#ffffff')
const get = (url: string, host = 'localhost') => app.fastify.inject({ url, headers: { host } })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-marca-'))
  app = await createTestApp({ dataDir })
  ;({ slug, idfornecedor } = await buildFornecedor(app.sql, {}))
  await app.sql`insert into dominio (dominio, idfornecedor, principal) values ('loja.example', ${idfornecedor}, true)`
  await setTema({})
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function setTema(logo: { claro?: string; escuro?: string; simbolo?: string }, brand = '#0f5b63') {
  const tema = {
    entradas: {
      brand,
      accent: '#e9b44c',
      font: 'Figtree',
      radius: 10,
      density: 1,
      logoRatio: 4,
      imageRatio: 1,
      scheme: 'light',
    },
    logo: { claro: '', escuro: '', ...logo },
  }
  await app.sql`update fornecedor set config = config || ${app.sql.json({ tema })} where idfornecedor = ${idfornecedor}`
}

async function readLoja() {
  const { dados } = await app.call('GET /v2/app/{session_token}/configuracao/fornecedor', {
    params: { session_token: 'token' },
    query: { idfornecedor: slug },
  })
  return dados.config
}
const urlOf = async (arquivo: ArquivoMarca) => urlsMarca.arquivo(slug, (await readLoja()).tema.marca, arquivo)

/** Colour and opacity at a place of a picture, both 0 to 1. */
async function pontoAt(png: Buffer, x: number, y: number) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = 4 * (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1)))
  return [...data.subarray(at, at + 4)]
}
const near = (esperada: number[]) =>
  esperada.map((valor) => expect.toSatisfy((dado: number) => Math.abs(dado - valor) < 12))
const PETROL = [15, 91, 99, 255]

test('every picture is there, at an address of what it is made of, kept for ever (ux 2.3)', async () => {
  const medidas: Record<string, [number, number]> = {
    'icone-192.png': [192, 192],
    'icone-512.png': [512, 512],
    'mascara-192.png': [192, 192],
    'mascara-512.png': [512, 512],
    'apple-touch-icon.png': [180, 180],
    'selo-96.png': [96, 96],
    'compartilhar.png': [1200, 630],
  }
  for (const arquivo of arquivosMarca) {
    const { statusCode, headers, rawPayload } = await get(await urlOf(arquivo))
    expect([arquivo, statusCode, headers['cache-control']]).toEqual([
      arquivo,
      200,
      'public, max-age=31536000, immutable',
    ])
    const medida = medidas[arquivo]
    if (medida) {
      const { width, height, format } = await sharp(rawPayload).metadata()
      expect([arquivo, format, width, height]).toEqual([arquivo, 'png', ...medida])
    }
    expect(rawPayload.length).toBeLessThan(arquivo === 'compartilhar.png' ? 120_000 : 40_000)
  }
  expect((await readdir(join(dataDir, 'imagens'))).filter((nome) => nome.startsWith('marca-'))).toHaveLength(
    arquivosMarca.length,
  )
})

test('the .ico holds 16, 32 and 48 px, each a PNG that can be read', async () => {
  const { rawPayload, headers } = await get('/favicon.ico', 'loja.example')
  expect(headers['content-type']).toBe('image/x-icon')
  expect([rawPayload.readUInt16LE(2), rawPayload.readUInt16LE(4)]).toEqual([1, 3])
  for (const [i, lado] of [16, 32, 48].entries()) {
    const [tamanho, onde] = [
      rawPayload.readUInt32LE(6 + 16 * i + 8),
      rawPayload.readUInt32LE(6 + 16 * i + 12),
    ]
    const png = await sharp(rawPayload.subarray(onde, onde + tamanho)).metadata()
    expect([rawPayload[6 + 16 * i], png.width, png.height]).toEqual([lado, lado, lado])
  }
})

test('without a logo the initial stands on the brand; a maskable icon reaches the edges, a plain one is round', async () => {
  const mascara = (await get(await urlOf('mascara-192.png'))).rawPayload
  expect(await pontoAt(mascara, 0, 0)).toEqual(near(PETROL))
  const icone = (await get(await urlOf('icone-192.png'))).rawPayload
  expect((await pontoAt(icone, 0, 0))[3]).toBe(0)
  expect(await pontoAt(icone, 0.5, 0.05)).toEqual(near(PETROL))
  expect((await get(await urlOf('favicon.svg'))).body).toContain('<path fill="#ffffff"')
})

test('the symbol is cut from the wordmark and stays within the circle that every launcher shows', async () => {
  await setTema({ claro: await keep(wordmark('#0f5b63')), escuro: await keep(wordmark('#ffffff')) })
  const { rawPayload } = await get(await urlOf('mascara-512.png'))
  const { data, info } = await sharp(rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true })
  const [meio, raio] = [info.width / 2, 0.4 * info.width]
  let claros = 0
  let longe = 0
  for (let i = 0; i < data.length / info.channels; i++) {
    if ((data[i * info.channels] ?? 0) < 200) continue
    claros += 1
    longe = Math.max(longe, Math.hypot((i % info.width) - meio, Math.floor(i / info.width) - meio))
  }
  expect(longe).toBeLessThanOrEqual(raio)
  // A disc of 56 % of the side, and no bar of the name beside it.
  expect(claros / (info.width * info.height)).toBeCloseTo(Math.PI * 0.283 ** 2, 2)
})

test('a symbol of its own goes before the wordmark; colours that vanish on the brand get another ground', async () => {
  const simbolo = await keep(
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><circle cx="5" cy="5" r="5" fill="#c00000"/></svg>',
  )
  await setTema({ claro: await keep(wordmark('#0f5b63')), simbolo })
  const { rawPayload } = await get(await urlOf('icone-192.png'))
  expect(await pontoAt(rawPayload, 0.5, 0.5)).toEqual(near([192, 0, 0, 255]))
  expect(await pontoAt(rawPayload, 0.5, 0.05)).toEqual(near([255, 255, 255, 255]))
})

test('a symbol that brings its ground has it to the edges', async () => {
  const simbolo = await keep(
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path fill="#123456" d="M0 0h10v10H0z"/><circle cx="5" cy="5" r="3" fill="#fff"/></svg>',
  )
  await setTema({ simbolo })
  const { rawPayload } = await get(await urlOf('mascara-192.png'))
  expect(await pontoAt(rawPayload, 0, 0)).toEqual(near([18, 52, 86, 255]))
  expect(await pontoAt(rawPayload, 0.5, 0.5)).toEqual(near([255, 255, 255, 255]))
})

test('another colour is another address at once; the old one answers what is now, for a minute (§1, issue 13 B)', async () => {
  const antes = await urlOf('icone-192.png')
  await setTema({}, '#c2410c')
  const depois = await urlOf('icone-192.png')
  expect(depois).not.toBe(antes)
  const [velha, nova] = [await get(antes), await get(depois)]
  expect(velha.headers['cache-control']).toBe('public, max-age=60')
  expect(velha.rawPayload).toEqual(nova.rawPayload)
  expect(await pontoAt(nova.rawPayload, 0.5, 0.05)).toEqual(near([194, 65, 12, 255]))
})

test('each host answers its own icons at its root; the platform has its own', async () => {
  const loja = await get('/apple-touch-icon.png', 'loja.example')
  const plataforma = await get('/apple-touch-icon.png', 'localhost')
  expect([loja.statusCode, plataforma.statusCode]).toEqual([200, 200])
  expect(await pontoAt(loja.rawPayload, 0, 0)).toEqual(near([194, 65, 12, 255]))
  expect(await pontoAt(plataforma.rawPayload, 0, 0)).toEqual(near(PETROL))
  expect((await get('/img/marca/_/x/icone-512.png')).statusCode).toBe(200)
})

test('the page head names them where the supplier chose none of its own (§3 Page head)', async () => {
  const { seo, tema } = await readLoja()
  expect([seo.favicon, seo.image]).toEqual([
    urlsMarca.arquivo(slug, tema.marca, 'favicon.svg'),
    urlsMarca.arquivo(slug, tema.marca, 'compartilhar.png'),
  ])
})

test.each([
  ['a file of another name', () => `/img/marca/${slug}/x/senha.png`],
  ['a store that is not there', () => '/img/marca/nenhuma/x/icone-192.png'],
  ['a way out of the folder', () => `/img/marca/${slug}/x/..%2f..%2ficone-192.png`],
])('%s is a 404', async (_, url) => {
  expect((await get(url())).statusCode).toBe(404)
})

test('hostile and odd names come to a picture: script, no letter at all, 5,000 characters', async () => {
  for (const nome of ['<script>alert(1)</script>', '🍺', 'x'.repeat(5000), '']) {
    await app.sql`update fornecedor set nome = ${nome}, config = config - 'seo' where idfornecedor = ${idfornecedor}`
    for (const arquivo of ['favicon.svg', 'compartilhar.png'] as const) {
      const { statusCode, body, headers } = await get(await urlOf(arquivo))
      expect([nome.slice(0, 9), statusCode]).toEqual([nome.slice(0, 9), 200])
      expect(body).not.toContain('<script')
      expect(headers['content-security-policy']).toContain('sandbox')
    }
  }
})

test('many who ask at once wait for one drawing, and a kept one costs no statement', async () => {
  await setTema({}, '#27408b')
  const url = await urlOf('icone-512.png')
  const respostas = await Promise.all(Array.from({ length: 8 }, () => get(url)))
  expect(new Set(respostas.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  expect(await app.statementsOf(() => get(url))).toEqual([])
})
