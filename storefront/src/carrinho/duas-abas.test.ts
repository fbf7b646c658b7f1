import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { chaveDoCarrinho } from '#visitante'

import { bare, writeGuardado, type Guardado } from './armazenamento.ts'
import { createCarrinhoStore } from './carrinho.store.ts'
import { applyPasso } from './estado.ts'

vi.mock('#visitante', async (original) => ({ ...(await original<object>()), keepEspelho: () => {} }))

const IDCLIENTE = 'ana'
const soma = { tipo: 'soma', id: 'pao', delta: 1 } as const

/** Web Locks as this browser's pages share them; a page that is closed gives up its locks. */
const held = new Set<string>()
async function requestLock(name: string, callback: () => Promise<void>) {
  held.add(name)
  await callback()
  held.delete(name)
}
const queryLocks = () => Promise.resolve({ held: [...held].map((name) => ({ name })) })

beforeEach(() => {
  vi.useFakeTimers()
  const textos = new Map<string, string>()
  vi.stubGlobal('document', { cookie: '' })
  held.clear()
  vi.stubGlobal('navigator', { locks: { request: requestLock, query: queryLocks } })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => textos.get(name) ?? null,
    setItem: (name: string, text: string) => void textos.set(name, text),
    removeItem: (name: string) => void textos.delete(name),
  })
})
afterEach(async () => {
  vi.useRealTimers()
  // What tells the page of the cart comes later.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
})

/** A page with the cart; `clicks` come before it looked at the device. */
function openAba(idcliente: string | null = IDCLIENTE, { clicks = 0 } = {}) {
  const opcoes = { slug: 'loja', build: 'b1', idcliente, carrinho: null, throttle: 500, multiplies: true }
  const store = createCarrinhoStore(opcoes)
  const click = () => store.setState(applyPasso(store.getState(), soma, bare({ id: 'pao', quantidade: 0 })))
  for (let i = 0; i < clicks; i++) click()
  store.rehydrate()
  return {
    click,
    hear: (guardado: Partial<Guardado>) =>
      store.adopt(writeGuardado('b1', { dono: idcliente, itens: [], passos: [], mescla: null, ...guardado })),
    write: () => {
      store.flush()
      return localStorage.getItem(chaveDoCarrinho('loja'))
    },
    settle: async () => {
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(0)
    },
    answer: () =>
      store.setState({ itens: [bare({ id: 'pao', quantidade: 1 })], passos: [], situacao: 'salvo' }),
    mescla: () => store.getState().mescla?.chave,
    quantidade: () => store.getState().itens.find(({ id }) => id === 'pao')?.quantidade ?? 0,
    passos: () => store.getState().passos.length,
  }
}

const um = [bare({ id: 'pao', quantidade: 1 })]

test('a click that another tab saves itself is not sent from here too (readings 5)', () => {
  const aba = openAba()
  aba.hear({ itens: um, passos: [soma] })
  expect(aba.quantidade()).toBe(0)
  aba.click()
  // Its own click alone: the other one comes with the server's answer.
  expect([aba.quantidade(), aba.passos()]).toEqual([1, 1])
})

test('what another tab has saved is seen here at once, unless clicks of this one wait', () => {
  const aba = openAba()
  aba.hear({ itens: um })
  expect(aba.quantidade()).toBe(1)
  aba.click()
  aba.hear({ itens: [bare({ id: 'pao', quantidade: 5 })] })
  expect([aba.quantidade(), aba.passos()]).toEqual([2, 1])
})

test('the tabs of a visitor add up: each click counts once, whoever writes first (readings 5)', () => {
  const [uma, outra] = [openAba(null), openAba(null)]
  uma.click()
  outra.click()
  const text = uma.write()
  outra.write()
  expect(text).not.toBeNull()
  expect(outra.quantidade()).toBe(2)
})

test('a tab opened within the second of a click elsewhere leaves that click to the tab that made it (readings 5)', async () => {
  const uma = openAba()
  uma.click()
  uma.write()
  const outra = openAba()
  await outra.settle()
  expect([outra.quantidade(), outra.passos()]).toEqual([0, 0])
  outra.click()
  expect(outra.passos()).toBe(1)
  uma.answer()
  await uma.settle()
  expect(held.size).toBe(1)
})

test('what a page had not saved when it died is saved by the next one, beside its own clicks', async () => {
  const uma = openAba()
  uma.click()
  uma.write()
  held.clear()
  const outra = openAba()
  outra.click()
  await outra.settle()
  expect([outra.quantidade(), outra.passos()]).toEqual([2, 2])
})

test.each([IDCLIENTE, null])(
  'a click that was quicker than the look at the device counts beside what is found there (readings 5): %s',
  async (idcliente) => {
    const uma = openAba(idcliente)
    uma.click()
    uma.write()
    held.clear()
    const outra = openAba(idcliente, { clicks: 1 })
    await outra.settle()
    expect(outra.quantidade()).toBe(2)
    expect(outra.passos()).toBe(idcliente ? 2 : 1)
    expect(outra.write()).toContain('"quantidade":2')
  },
)

test('tabs that bring the same visitor to a login merge the lines once (readings 5)', () => {
  const visitante = openAba(null)
  visitante.click()
  visitante.write()
  expect(openAba().mescla()).toBe(openAba().mescla())
  // The visitor's tab has not heard of the login: its lines do not come back from it.
  const conta = openAba()
  conta.click()
  const daConta = conta.write()
  visitante.click()
  expect(visitante.write()).toBe(daConta)
})

test('two pages of a visitor that stand apart in what is beside the lines come to rest', () => {
  const paginas = [openAba(null), openAba(null)]
  const nota = (observacao: string) => ({
    anotacoes: { observacao, numPedidoCliente: '', substituicao: 'LIGAR' } as const,
  })
  const [primeira, segunda] = paginas
  let escritas = 0
  let antes = primeira?.write() ?? null
  // What one writes the other hears of, and writes in turn.
  primeira?.hear({ ...nota('sem sacola'), derivas: [] })
  for (let vez = 0; vez < 10; vez++)
    for (const pagina of paginas) {
      const texto = pagina.write()
      if (texto === antes) continue
      antes = texto
      escritas += 1
      const outra = pagina === primeira ? segunda : primeira
      outra?.hear(JSON.parse(texto ?? '{}').guardado)
    }
  expect(escritas).toBeLessThan(4)
})
