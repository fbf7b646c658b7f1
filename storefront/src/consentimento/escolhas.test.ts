import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { cookies } from '@vitrine/contract/headers'
import { formatConsent, type Grupos } from '@vitrine/rules/acesso'

import { mayKeepCarrinho, mayKeepPreferencia, mayKeepUsuario } from './consentimento.store.ts'
import { applyConsent } from './drop-estado.ts'

/** What a device may keep, and what goes at once, by the groups that a visitor chose (§4 Local persistence, readings 8). */
const { api } = vi.hoisted(() => ({ api: vi.fn<(...args: unknown[]) => Promise<unknown>>() }))
vi.mock('#shell', async (original) => ({ ...(await original<object>()), api }))

/** Cookies as a browser keeps them: one that has no age left is gone. */
function createCookies(inicial: Record<string, string>) {
  const guardados = new Map(Object.entries(inicial))
  return {
    get cookie() {
      return [...guardados].map(([nome, valor]) => `${nome}=${valor}`).join('; ')
    },
    set cookie(texto: string) {
      const [nome = '', valor = ''] = (texto.split(';', 1)[0] ?? '').split('=')
      if (texto.includes('max-age=0')) guardados.delete(nome)
      else guardados.set(nome, valor)
    },
  }
}

/** A storage of the browser: its keys are its own properties. */
function createStorage(nomes: readonly string[]) {
  const storage: Record<string, unknown> = Object.fromEntries(nomes.map((nome) => [nome, '1']))
  Object.defineProperty(storage, 'getItem', { value: (nome: string) => storage[nome] ?? null })
  Object.defineProperty(storage, 'removeItem', { value: (nome: string) => delete storage[nome] })
  return storage
}

const apagadas: string[] = []
let local: Record<string, unknown>

beforeEach(() => {
  api.mockResolvedValue({ ok: true })
  apagadas.length = 0
  local = createStorage([
    'vitrine_carrinho:obra',
    'vitrine_chat',
    'vitrine_usuario_pedido:1',
    'vitrine_visao',
    'vitrine_medicao',
  ])
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', createStorage([]))
  vi.stubGlobal(
    'document',
    createCookies({ [cookies.utmSource]: 'x', [cookies.utmAll]: 'y', [`${cookies.carrinho}_obra`]: 'z' }),
  )
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [] } })
  vi.stubGlobal('indexedDB', { deleteDatabase: () => {} })
  vi.stubGlobal('caches', {
    keys: async () => ['vitrine_usuario', 'vitrine_paginas'],
    delete: async (nome: string) => apagadas.push(nome) > 0,
  })
})
afterEach(() => vi.unstubAllGlobals())

const choose = (grupos: Grupos) => (document.cookie = `${cookies.consent}=${formatConsent(grupos)}; path=/`)

test.each<[porque: string, grupos: Grupos | null, guarda: [boolean, boolean, boolean]]>([
  ['until somebody has chosen the cart alone is kept', null, [true, false, false]],
  ['who takes all lets all be kept', [true, true, true, true], [true, true, true]],
  ['group 0 is the cart', [false, true, true, true], [false, true, true]],
  ['group 1 is what belongs to a login', [true, false, true, true], [true, false, true]],
  ['group 2 is how one likes to look at things', [true, true, false, true], [true, true, false]],
])('%s', (_, grupos, guarda) => {
  if (grupos) choose(grupos)
  expect([mayKeepCarrinho(), mayKeepUsuario(), mayKeepPreferencia()]).toEqual(guarda)
})

test.each<[porque: string, grupos: Grupos, ficam: string[], biscoitos: string[]]>([
  [
    'without group 0 cart and conversation go, with the cookie of the cart',
    [false, true, true, true],
    ['vitrine_medicao', 'vitrine_usuario_pedido:1', 'vitrine_visao'],
    [cookies.utmAll, cookies.utmSource],
  ],
  [
    'without group 1 what belongs to a login goes',
    [true, false, true, true],
    ['vitrine_carrinho:obra', 'vitrine_chat', 'vitrine_medicao', 'vitrine_visao'],
    [`${cookies.carrinho}_obra`, cookies.utmAll, cookies.utmSource],
  ],
  [
    'without group 3 where a visit came from goes, and nothing else',
    [true, true, true, false],
    ['vitrine_carrinho:obra', 'vitrine_chat', 'vitrine_usuario_pedido:1', 'vitrine_visao'],
    [`${cookies.carrinho}_obra`],
  ],
])('%s', (_, grupos, ficam, biscoitos) => {
  applyConsent(grupos, undefined)
  expect(Object.keys(local).toSorted()).toEqual(ficam)
  const restam = document.cookie.split('; ').map((par) => par.split('=')[0] ?? '')
  expect(restam.filter(Boolean).toSorted()).toEqual(biscoitos.toSorted())
})

test('without group 1 the pages that a login was shown leave the device too', async () => {
  applyConsent([true, true, true, true], undefined)
  await Promise.resolve()
  expect(apagadas).toEqual([])
  applyConsent([true, false, true, true], undefined)
  await vi.waitFor(() => expect(apagadas.length).toBeGreaterThan(0))
})
