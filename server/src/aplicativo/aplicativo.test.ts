import { runInNewContext } from 'node:vm'

import { assert, pre, property, string } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { FornecedorVivo } from '../fornecedor/index.ts'
import { buildFornecedor, createTestApp, type AppDeTeste, type FornecedorDeTeste } from '../teste/index.ts'
import { shorten } from './make-manifesto.ts'
import { writeTrabalhador } from './write-trabalhador.ts'

let app: AppDeTeste
let loja: FornecedorDeTeste

beforeAll(async () => {
  app = await createTestApp({ providerUrl: 'https://plataforma.example/' })
  loja = await buildFornecedor(app.sql)
  await app.sql`
    insert into dominio (dominio, idfornecedor, principal) values (${`${loja.slug}.example`}, ${loja.idfornecedor}, true)`
  await app.settle()
})
afterAll(() => app.close())

const get = (url: string, host = 'localhost') => app.fastify.inject({ url, headers: { host } })
const readManifesto = async (host?: string) => (await get(`/${loja.slug}/app.webmanifest`, host)).json()

describe('the manifest of a store (ux 2.2)', () => {
  test('at the marketplace it is an app under its slug, in its own colours', async () => {
    const answer = await get(`/${loja.slug}/app.webmanifest`)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    })
    const vivo = await app.fornecedores.find(loja.slug)
    expect(answer.json()).toMatchObject({
      id: `/${loja.slug}`,
      start_url: `/${loja.slug}`,
      scope: `/${loja.slug}`,
      name: vivo?.nome,
      display: 'standalone',
      lang: 'pt-BR',
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      background_color: '#ffffff',
    })
  })

  test('on its own host it is all of that host', async () => {
    expect(await readManifesto(`${loja.slug}.example`)).toMatchObject({ id: '/', start_url: '/', scope: '/' })
  })

  test('its icons are there, in the sizes that they say', async () => {
    const { icons } = await readManifesto()
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ])
    for (const { src, type } of icons) {
      const icone = await get(src)
      expect([icone.statusCode, icone.headers['content-type']]).toEqual([200, type])
    }
  })

  test('its shortcuts lead to orders, lists and pasting, all within it; without the module there are no lists', async () => {
    const { shortcuts } = await readManifesto()
    expect(shortcuts).toEqual([
      { name: 'Pedidos', url: `/${loja.slug}/pedidos` },
      { name: 'Listas', url: `/${loja.slug}/listas` },
      { name: 'Colar pedido', url: `/${loja.slug}/revisao` },
    ])
  })

  test('what it has changes with the store, without a restart', async () => {
    await app.sql`update fornecedor set nome = ${'Casa </script> "Nova"'} where idfornecedor = ${loja.idfornecedor}`
    await app.settle()
    expect(await readManifesto()).toMatchObject({ name: 'Casa </script> "Nova"' })
  })

  test.each([
    ['no store', '/nada/app.webmanifest', 'localhost'],
    ['an id', () => `/${loja.idfornecedor}/app.webmanifest`, 'localhost'],
    ['a host that nobody has', () => `/${loja.slug}/app.webmanifest`, 'alheio.example'],
    ['another store’s host', '/emporio/app.webmanifest', () => `${loja.slug}.example`],
  ] as const)('is none of %s', async (_, url, host) => {
    const of = (text: string | (() => string)) => (typeof text === 'string' ? text : text())
    expect((await get(of(url), of(host))).statusCode).toBe(404)
  })
})

describe('the name under an icon', () => {
  test.each([
    ['Empório', 'Empório'],
    ['Empório da Vila', 'Empório'],
    ['Casa & Obra Materiais', 'Casa & Obra'],
    ['Supermercadão', 'Supermercadã'],
    ['Bar do Zé', 'Bar do Zé'],
  ])('of %s is %s', (nome, curto) => {
    expect(shorten(nome)).toBe(curto)
  })

  test('is never empty and fits, whatever the name', () => {
    assert(
      property(string({ minLength: 1, unit: 'grapheme' }), (nome) => {
        pre(nome.trim() !== '')
        const curto = shorten(nome)
        expect(curto).not.toBe('')
        expect([...curto].length).toBeLessThanOrEqual(12)
      }),
    )
  })
})

describe('the worker of a store (decision 0088)', () => {
  const tema = { css: '--brand:#e9a23b;', cssEscuro: '' }
  // Of what a store is the worker takes its name and its look.
  const publico = { nome: 'Empório', config: { tema } } as FornecedorVivo['publico']
  const loja = { slug: 'emporio', fuso: 'America/Manaus', publico }
  const ligado = { trabalhador: true, build: 'b1' }

  test('knows its store and how it looks, what of the host is its own, and the build', async () => {
    const texto = await writeTrabalhador(loja, null, ligado, async () => 'start()')
    expect(texto).toBe(
      'self.LOJA={"slug":"emporio","raiz":"/emporio","build":"b1","fuso":"America/Manaus","nome":"Empório","estilo":":root{--brand:#e9a23b;}"};\nstart()',
    )
    expect(await writeTrabalhador(loja, 'emporio', ligado, async () => '')).toContain('"raiz":"/"')
  })

  test('switched off, it drops all that it kept, itself last', async () => {
    const texto = await writeTrabalhador(loja, null, { ...ligado, trabalhador: false })
    const feito: string[] = []
    const ouvintes: Record<string, (event: object) => void> = {}
    const nomes = ['vitrine_usuario_paginas:x', 'vitrine_arquivos', 'de-outro']
    const esperas: Promise<void>[] = []
    runInNewContext(texto, {
      self: {
        addEventListener: (tipo: string, ouvinte: (event: object) => void) => (ouvintes[tipo] = ouvinte),
        registration: { unregister: async () => void feito.push('saiu') },
      },
      caches: { keys: async () => nomes, delete: async (nome: string) => void feito.push(nome) },
      indexedDB: { deleteDatabase: (nome: string) => void feito.push(nome) },
    })
    ouvintes['activate']?.({ waitUntil: (espera: Promise<void>) => esperas.push(espera) })
    await Promise.all(esperas)
    expect(feito).toEqual(['vitrine_usuario_paginas:x', 'vitrine_arquivos', 'serwist-expiration', 'saiu'])
  })

  test('may rule over its store alone, and is asked for again each time', async () => {
    const desligado = await createTestApp({ trabalhador: false })
    const fornecedor = await buildFornecedor(desligado.sql)
    await desligado.settle()
    const answer = await desligado.fastify.inject({ url: `/${fornecedor.slug}/trabalhador.js` })
    await desligado.close()
    expect(answer.headers).toMatchObject({
      'service-worker-allowed': `/${fornecedor.slug}`,
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'",
    })
  })
})
