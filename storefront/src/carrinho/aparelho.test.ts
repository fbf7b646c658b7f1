import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { chaveDoCarrinho } from '#visitante'

import { readGuardado, writeGuardado, type Guardado } from './armazenamento.ts'

const { keepEspelho } = vi.hoisted(() => ({ keepEspelho: vi.fn<(slug: string, text: string) => void>() }))
vi.mock('#visitante', async (original) => ({ ...(await original<object>()), keepEspelho }))

const guardado = (quantidade: number): Guardado => ({
  dono: null,
  itens: [],
  passos: [{ id: 'a', delta: quantidade } as never], // only counted here
  mescla: null,
})
const chave = chaveDoCarrinho('loja')

// The files of a worker share its modules (vitest.config.ts): what another one has loaded has that one's stand-in for `keepEspelho`, or none.
let createAparelho: (typeof import('./aparelho.ts'))['createAparelho']
let forgetUsuario: (typeof import('../consentimento/forget-usuario.ts'))['forgetUsuario']
beforeAll(async () => {
  vi.resetModules()
  const [aparelho, forget] = await Promise.all([
    import('./aparelho.ts'),
    import('../consentimento/forget-usuario.ts'),
  ])
  createAparelho = aparelho.createAparelho
  forgetUsuario = forget.forgetUsuario
})

let gravados: string[]
let textos: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  gravados = []
  textos = new Map()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => textos.get(name) ?? null,
    setItem: (name: string, text: string) => {
      gravados.push(text)
      textos.set(name, text)
    },
    removeItem: (name: string) => textos.delete(name),
  })
})
afterEach(async () => {
  vi.useRealTimers()
  // What tells the page of the cart comes later.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
})

function open(absorb: (outra: Guardado) => void = () => {}, idcliente: string | null = null) {
  const opcoes = { slug: 'loja', build: 'b1', idcliente, throttle: 500 }
  return createAparelho(opcoes, { absorb, written: () => {} })
}

test('whatever is clicked, the device is written at most every 500 ms, and with the last state (§4)', () => {
  const { keep } = open()
  for (let clique = 1; clique <= 20; clique++) {
    keep(guardado(clique))
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(500)
  expect(gravados.length).toBeLessThanOrEqual(5)
  expect(readGuardado('b1', gravados.at(-1) ?? null)).toMatchObject(guardado(20))
})

test.each(['{', 'null', '{"build":"b1"}', '{"build":"b1","guardado":{"itens":1}}', '\u0000'])(
  'what is broken on the device (%j) is as nothing, and is written over',
  (texto) => {
    textos.set(chave, texto)
    const { keep, read, flush } = open()
    expect(read()).toBeNull()
    keep(guardado(1))
    flush()
    expect(readGuardado('b1', textos.get(chave) ?? null)).toMatchObject(guardado(1))
  },
)

test('what another tab wrote meanwhile is taken in before it is written over', () => {
  const taken: Guardado[] = []
  const { keep, flush } = open((outra) => taken.push(outra))
  keep(guardado(1))
  flush()
  textos.set(chave, writeGuardado('b1', guardado(7)))
  keep(guardado(2))
  flush()
  expect(taken).toMatchObject([guardado(7)])
})

test.each<[quem: string, idcliente: string | null, mescla: Guardado['mescla'], vezes: number]>([
  ['a visitor', null, null, 1],
  ['an account that takes a visitor’s lines over', 'ana', { chave: 'k', itens: [] }, 1],
  ['an account', 'ana', null, 1],
])(
  'the page of the cart is told what the device of %s has kept: once for each change',
  async (_, idcliente, mescla, vezes) => {
    // Of the tests before.
    await vi.dynamicImportSettled()
    keepEspelho.mockClear()
    const { keep, flush } = open(undefined, idcliente)
    for (let vez = 0; vez < 2; vez++) {
      keep({ ...guardado(1), dono: idcliente, mescla })
      flush()
    }
    await vi.dynamicImportSettled()
    expect(keepEspelho.mock.calls).toEqual(Array.from({ length: vezes }, () => ['loja', textos.get(chave)]))
  },
)

test('a device that is full keeps the shop going', () => {
  localStorage.setItem = () => {
    throw new Error('QuotaExceededError')
  }
  const { keep, flush } = open()
  keep(guardado(1))
  expect(flush).not.toThrow()
})

test('after a logout nothing is left that was still to be written (audit N5)', async () => {
  vi.stubGlobal('sessionStorage', {})
  const { keep, flush } = open(() => {}, 'ana')
  keep({ ...guardado(1), dono: 'ana' })
  await forgetUsuario()
  keep({ ...guardado(2), dono: 'ana' })
  vi.advanceTimersByTime(1000)
  flush()
  expect(gravados).toEqual([])
})
