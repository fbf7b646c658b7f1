import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Carrinho, ItemCarrinho } from '@vitrine/contract'

import { chaveDoCarrinho } from '#visitante'

import { bare, readGuardado, writeGuardado, type Guardado } from './armazenamento.ts'
import { createCarrinhoStore } from './carrinho.store.ts'
import { applyPasso, semAnotacoes } from './estado.ts'

vi.mock('#visitante', async (original) => ({ ...(await original<object>()), keepEspelho: () => {} }))

/** Decision 0205: what a cart is once React has read the device, on a page that the server drew from what a visitor's device had told it. */
const item = (id: string, quantidade: number, preco: number): ItemCarrinho => ({
  ...bare({ id, quantidade }),
  nome: `Produto ${id}`,
  granularidade: 1,
  preco,
})
const kept: Guardado = {
  dono: null,
  itens: [item('a', 2, 10)],
  passos: [],
  mescla: null,
  anotacoes: { ...semAnotacoes, observacao: 'sem sacola' },
}
const chave = chaveDoCarrinho('loja')
let textos: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  textos = new Map()
  vi.stubGlobal('document', { cookie: '' })
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

/** The device keeps `guardado`; answers its version. */
function keep(guardado: Guardado): string {
  const text = writeGuardado('b1', guardado)
  textos.set(chave, text)
  return readGuardado('b1', text)?.versao ?? ''
}

/** A visitor's page that was drawn with these lines, before and after it has read the device; what is clicked before that is one of 'b'. */
function open(desenhados: ItemCarrinho[], espelho: string | undefined, { clicks = 0 } = {}) {
  // Only the fields that the state takes over.
  const drawn = {
    produtosSelecionados: desenhados,
    salvamentos: [],
    mudancas: [],
    mensagem: 'mudou',
    ...semAnotacoes,
  }
  const carrinho = desenhados.length > 0 ? (drawn as unknown as Carrinho) : null
  const store = createCarrinhoStore({
    slug: 'loja',
    build: 'b1',
    idcliente: null,
    throttle: 500,
    multiplies: true,
    carrinho,
    espelho,
  })
  for (let i = 0; i < clicks; i++)
    store.setState(applyPasso(store.getState(), { tipo: 'soma', id: 'b', delta: 1 }, item('b', 0, 5)))
  store.rehydrate()
  vi.advanceTimersByTime(1000)
  return store.getState()
}
const quantities = (itens: readonly { id: string; quantidade: number }[]) =>
  Object.fromEntries(itens.map(({ id, quantidade }) => [id, quantidade]))

test('drawn from these very lines it has today’s prices, what was written, and says what moved', () => {
  const estado = open([item('a', 2, 12)], keep(kept))
  expect(estado.itens).toEqual([item('a', 2, 12)])
  expect(estado).toMatchObject({ passos: [], situacao: 'salvo', anotacoes: { observacao: 'sem sacola' } })
  expect(estado.derivas).toHaveLength(1)
})

test('what was clicked before the device was read is on top of them', () => {
  const estado = open([item('a', 2, 12)], keep(kept), { clicks: 2 })
  expect(quantities(estado.itens)).toEqual({ a: 2, b: 2 })
})

test.each<[porque: string, guardado: Guardado | null, fica: object]>([
  ['another tab has changed them', kept, { a: 2 }],
  ['an account has them now', { ...kept, dono: 'ana' }, {}],
  ['nothing is kept any more', null, {}],
])('drawn from other lines (%s) it is forgotten, and nothing is written for it', (_, guardado, fica) => {
  if (guardado) keep(guardado)
  const antes = textos.get(chave)
  const estado = open([item('a', 9, 12), item('c', 1, 1)], 'outra')
  expect(quantities(estado.itens)).toEqual(fica)
  expect(estado).toMatchObject({ passos: [], situacao: 'salvo', mensagem: null, mescla: null })
  expect(textos.get(chave)).toBe(antes)
})

test('what is clicked on a page of other lines is added to the device’s, not to those', () => {
  keep(kept)
  expect(quantities(open([item('c', 1, 1)], 'outra', { clicks: 1 }).itens)).toEqual({ a: 2, b: 1 })
})

test('lines that came in without script are added, as before', () => {
  keep(kept)
  const estado = open([item('a', 1, 12)], undefined)
  expect(quantities(estado.itens)).toEqual({ a: 3 })
  expect(estado).toMatchObject({ situacao: 'pendente', passos: [{ tipo: 'soma', id: 'a', delta: 1 }] })
})

test('what cannot be made a cart of is as nothing: what is clicked stays, and is written over it', () => {
  textos.set(chave, '{"build":"b0","guardado":{"dono":null,"itens":[null],"passos":[]}}')
  expect(quantities(open([], undefined, { clicks: 2 }).itens)).toEqual({ b: 2 })
  expect(quantities(readGuardado('b1', textos.get(chave) ?? null)?.itens ?? [])).toEqual({ b: 2 })
})

test('the same cart written again keeps its version, another one and one of another build have their own', () => {
  const primeiro = writeGuardado('b1', kept)
  expect(writeGuardado('b1', kept, primeiro)).toBe(primeiro)
  const versoes = [
    primeiro,
    writeGuardado('b2', kept, primeiro),
    writeGuardado('b1', { ...kept, itens: [item('a', 3, 10)] }, primeiro),
  ].map((texto) => readGuardado('b1', texto)?.versao)
  expect(new Set(versoes).size).toBe(3)
  expect(versoes.every((versao) => versao && /^[\da-z]+$/.test(versao))).toBe(true)
})
