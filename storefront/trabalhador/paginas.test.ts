import { beforeEach, describe, expect, test, vi } from 'vitest'

import { writeSemConexao } from './marcada.ts'
import {
  dropOutrosBuilds,
  forgetPessoais,
  isNova,
  keepPagina,
  keyOf,
  listGuardadas,
  openPagina,
  readEpoca,
} from './paginas.ts'

const onde = { slug: 'emporio', raiz: '/emporio', build: 'b1' }
const HOST = 'https://loja.example'
const lista = `${HOST}/emporio`

/** The caches of a browser: pages by address, in the order in which they were put there. */
function createCaches() {
  const todas = new Map<string, Map<string, Response>>()
  const open = (nome: string) => {
    const paginas = todas.get(nome) ?? new Map<string, Response>()
    todas.set(nome, paginas)
    return {
      put: async (key: string, resposta: Response) => void paginas.set(key, resposta),
      match: async ({ url }: { url: string }) => paginas.get(url)?.clone(),
      delete: async (key: string | { url: string }) =>
        paginas.delete(typeof key === 'string' ? key : key.url),
      keys: async () => [...paginas.keys()].map((url) => ({ url })),
    }
  }
  return {
    open: async (nome: string) => open(nome),
    keys: async () => [...todas.keys()],
    delete: async (nome: string) => todas.delete(nome),
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      todas.get(cacheName)?.get(key)?.clone(),
  }
}

const pagina = (
  quem: string | null,
  texto = '<html><title>Empório</title><body class="x">oi</body></html>',
  init = {},
) =>
  new Response(texto, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...(quem !== null && { 'x-vitrine-quem': quem }) },
    ...init,
  })
const keep = (key: string, resposta: Response, loja = onde) => keepPagina(key, resposta, loja, readEpoca())
const names = () => caches.keys()

beforeEach(() => vi.stubGlobal('caches', createCaches()))

describe('which addresses are kept (decision 0088)', () => {
  test.each([
    ['/emporio', '/emporio'],
    ['/emporio?sk=caf%C3%A9&utm_source=x#topo', '/emporio?sk=caf%C3%A9'],
    ['/emporio/carrinho', '/emporio/carrinho'],
    ['/emporio/produto/cafe-1', '/emporio/produto/cafe-1'],
    ['/emporio/pedidos/10001', '/emporio/pedidos/10001'],
    ['/emporio/finalizar', null],
    ['/emporio/conta/dados', null],
    ['/emporio/entrar?voltar=%2Femporio', null],
    ['/emporio/pedidos/10001/comprovante', null],
    ['/emporio-2/carrinho', null],
    ['/emporio?fselecionado=obra', null],
    ['/emporio?api_key=1', null],
    ['/', null],
  ])('%s: %s', (path, key) => {
    expect(keyOf(HOST + path, onde)).toBe(key && HOST + key)
  })

  test('on its own host a store begins at the root', () => {
    expect(keyOf(`${HOST}/`, { ...onde, raiz: '/' })).toBe(`${HOST}/`)
  })
})

describe('which pages are kept, and for which person', () => {
  test('a page opens again with the moment it is of, above all else', async () => {
    await keep(lista, pagina('-'))
    const html = await (await openPagina(lista, onde, 'America/Sao_Paulo'))?.text()
    expect(html).toMatch(/^<html>.*<body class="x"><output [^>]*>Sem conexão — mostrando dados de \d+h/)
    expect(await isNova(lista, onde)).toBe(true)
  })

  test.each([
    ['without a word whose it is', pagina(null)],
    [
      'that is no page',
      pagina('-', '{}', { headers: { 'content-type': 'application/json', 'x-vitrine-quem': '-' } }),
    ],
    [
      'that failed',
      pagina('-', 'x', { status: 503, headers: { 'x-vitrine-quem': '-', 'content-type': 'text/html' } }),
    ],
  ])('nothing is kept of an answer %s', async (_, resposta) => {
    await keep(lista, resposta)
    expect(await openPagina(lista, onde, 'America/Sao_Paulo')).toBeNull()
  })

  test('another account, another cliente of it, a visitor: what is of the former goes before anything is kept', async () => {
    await keep(lista, pagina('ana.casa'))
    await keep(`${HOST}/obra`, pagina('ana.obra'), { ...onde, slug: 'obra', raiz: '/obra' })
    await keep(lista, pagina('ana.bar'))
    expect(await names()).toEqual([
      'vitrine_usuario_paginas:obra:b1:ana.obra',
      'vitrine_usuario_paginas:emporio:b1:ana.bar',
    ])
    await keep(lista, pagina('rui.casa'))
    expect(await names()).toEqual(['vitrine_usuario_paginas:emporio:b1:rui.casa'])
    await keep(lista, pagina('-'))
    expect(await names()).toEqual(['vitrine_paginas:emporio:b1'])
  })

  test('an answer that was on its way at the logout is not kept', async () => {
    const desde = readEpoca()
    await forgetPessoais()
    await keepPagina(lista, pagina('ana.casa'), onde, desde)
    expect(await names()).toEqual([])
  })

  test('pages of another build go, those of another store stay', async () => {
    await keep(lista, pagina('-'))
    await keep(`${HOST}/obra`, pagina('-'), { ...onde, slug: 'obra' })
    await dropOutrosBuilds({ ...onde, build: 'b2' })
    expect(await names()).toEqual(['vitrine_paginas:obra:b1'])
  })

  test('the last twenty are kept, the last one first', async () => {
    for (let i = 1; i <= 25; i++) await keep(`${lista}?p=${i}`, pagina('-'))
    const urls = (await listGuardadas(onde)).map(({ url }) => url)
    expect([urls.length, urls[0], urls.at(-1)]).toEqual([20, `${lista}?p=25`, `${lista}?p=6`])
  })

  test('a page that is not kept says so, whatever titles and addresses hold', async () => {
    const cervejaria = { nome: 'Alto da Mata <script>', estilo: ':root{--brand:#e9a23b;}</style><script>' }
    const html = writeSemConexao(
      [{ url: `${lista}?sk="><script>`, titulo: '&lt;b&gt; <script>' }],
      cervejaria,
    )
    expect(html).not.toContain('<script>')
    expect(html).toContain('Sem conexão')
    // In the store's colours, not those of the platform.
    expect(html).toContain('<style>:root{--brand:#e9a23b;}')
    expect(html).toContain('background:var(--brand')
    expect(html).not.toContain('#0f5b63')
  })
})
