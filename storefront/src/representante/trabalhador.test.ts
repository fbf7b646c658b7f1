import { beforeEach, expect, test, vi } from 'vitest'

import { writeTrabalhador } from './trabalhador.ts'

const ORIGEM = 'https://loja.example'
const PAGINA = `${ORIGEM}/atacado/clientes`

type Ouvinte = (event: Record<string, unknown>) => void
let ouvintes: Record<string, Ouvinte>
let guardado: Map<string, Response>
let rede: ReturnType<typeof vi.fn<(url: string) => Promise<Response>>>

const urlOf = (alvo: string | { url: string }) =>
  new URL(typeof alvo === 'string' ? alvo : alvo.url, ORIGEM).href

/** The worker's script in a world of its own: one cache, a network that can be cut. */
beforeEach(() => {
  ouvintes = {}
  guardado = new Map()
  rede = vi.fn((url: string) =>
    Promise.resolve(
      new Response(`<html lang="pt-BR">${url}</html>`, { headers: { date: new Date().toUTCString() } }),
    ),
  )
  const fetchDe = (alvo: string | { url: string }) => rede(urlOf(alvo))
  const match = (alvo: string | { url: string }) => Promise.resolve(guardado.get(urlOf(alvo))?.clone())
  const cache = {
    match,
    keys: () => Promise.resolve([...guardado.keys()].map((url) => ({ url }))),
    put: async (alvo: string, resposta: Response) => void guardado.set(urlOf(alvo), resposta),
    add: async (alvo: string) => void guardado.set(urlOf(alvo), await fetchDe(alvo)),
    delete: async (alvo: string) => guardado.delete(urlOf(alvo)),
  }
  const caches = { open: () => Promise.resolve(cache), match }
  const self = {
    location: new URL(PAGINA),
    skipWaiting: vi.fn(),
    clients: { claim: vi.fn() },
    addEventListener: (nome: string, ouvinte: Ouvinte) => (ouvintes[nome] = ouvinte),
  }
  // The script is made by this build, and read as text, as a browser gets it.
  // oxlint-disable-next-line no-new-func, no-implied-eval
  new Function('self', 'caches', 'fetch', writeTrabalhador('atacado'))(self, caches, fetchDe)
})

const cut = () => rede.mockRejectedValue(new TypeError('Failed to fetch'))

async function keep(...arquivos: string[]) {
  const esperas: Promise<unknown>[] = []
  ouvintes.message?.({
    data: { arquivos: arquivos.map((each) => ORIGEM + each) },
    waitUntil: (espera: Promise<unknown>) => esperas.push(espera),
  })
  await Promise.all(esperas)
}

/** What the worker answers; null when it leaves the request to the browser. */
async function ask(path: string, { mode = 'no-cors', method = 'GET' } = {}): Promise<Response | null> {
  const respostas: Promise<Response>[] = []
  const request = { url: ORIGEM + path, mode, method }
  ouvintes.fetch?.({ request, respondWith: (resposta: Promise<Response>) => respostas.push(resposta) })
  return (await respostas[0]) ?? null
}

test('without a connection the page opens as it was kept, and knows it (ux 1.28.2)', async () => {
  await keep('/assets/pagina.js')
  cut()
  const pagina = await ask('/atacado/clientes?busca=bar', { mode: 'navigate' })
  expect(await pagina?.text()).toContain('<html data-sem-rede lang="pt-BR">')
  expect((await ask('/assets/pagina.js'))?.status).toBe(200)
  expect((await ask('/assets/outra.js'))?.type).toBe('error')
})

test('with a connection the network answers, also where something is kept', async () => {
  await keep('/assets/pagina.js')
  const pagina = await ask('/atacado/clientes', { mode: 'navigate' })
  expect(await pagina?.text()).not.toContain('data-sem-rede')
})

test('calls, posts and other addresses are left to the network', async () => {
  await keep()
  expect(await ask('/v4/representante/a/b')).toBeNull()
  expect(await ask('/atacado/clientes', { mode: 'navigate', method: 'POST' })).toBeNull()
  cut()
  expect((await ask('/atacado/carrinho', { mode: 'navigate' }))?.type).toBe('error')
})

test('a new build takes the place of the old one, page and files together; else the page is read once in a while', async () => {
  await keep('/assets/a.js')
  rede.mockClear()
  await keep('/assets/a.js')
  expect(rede).not.toHaveBeenCalled()
  await keep('/assets/b.js')
  expect([...guardado.keys()].toSorted()).toEqual([`${ORIGEM}/assets/b.js`, PAGINA])
})

test('who is led away from the page (the login is over) keeps nothing of it', async () => {
  rede.mockRejectedValue(new TypeError('redirect'))
  await keep('/assets/a.js').catch(() => {})
  expect(guardado.size).toBe(0)
})
