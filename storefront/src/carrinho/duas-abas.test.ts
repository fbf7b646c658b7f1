import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { bare, chaveDoCarrinho, writeGuardado, type Guardado } from './armazenamento.ts'
import { createCarrinhoStore } from './carrinho.store.ts'
import { applyPasso } from './estado.ts'

const IDCLIENTE = 'ana'
const soma = { tipo: 'soma', id: 'pao', delta: 1 } as const

beforeEach(() => {
  vi.useFakeTimers()
  const textos = new Map<string, string>()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => textos.get(name) ?? null,
    setItem: (name: string, text: string) => void textos.set(name, text),
    removeItem: (name: string) => void textos.delete(name),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openAba(idcliente: string | null = IDCLIENTE) {
  const opcoes = { slug: 'loja', build: 'b1', idcliente, carrinho: null, throttle: 500, multiplies: true }
  const store = createCarrinhoStore(opcoes)
  store.rehydrate()
  return {
    click: () => store.setState(applyPasso(store.getState(), soma, bare({ id: 'pao', quantidade: 0 }))),
    hear: (guardado: Partial<Guardado>) =>
      store.adopt(writeGuardado('b1', { dono: idcliente, itens: [], passos: [], mescla: null, ...guardado })),
    write: () => {
      store.flush()
      return localStorage.getItem(chaveDoCarrinho('loja'))
    },
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
