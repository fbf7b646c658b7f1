import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { DadosPedido } from './load-pedido.ts'

import { keepPedido, loadPedidoCom, loadPedidoGuardado, readGuardado } from './guardado.ts'

vi.mock('#consentimento', () => ({ mayKeepUsuario: () => permitido }))

let permitido = true
const guarda = new Map<string, string>()

beforeEach(() => {
  permitido = true
  guarda.clear()
  const storage = {
    getItem: (chave: string) => guarda.get(chave) ?? null,
    setItem: (chave: string, valor: string) => {
      guarda.set(chave, valor)
      Object.assign(storage, { [chave]: valor })
    },
    removeItem: (chave: string) => {
      guarda.delete(chave)
      Reflect.deleteProperty(storage, chave)
    },
  }
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

const dados = (numpedido: number) =>
  ({
    pedido: { numpedido },
    hoje: { data: '2026-11-21', fuso: 'America/Sao_Paulo' },
    desde: null,
  }) as DadosPedido // the number is all that is looked at
const load = (serverLoader: () => Promise<unknown>, numpedido = '7') =>
  loadPedidoGuardado({ serverLoader, params: { numpedido } } as never) // of the router's, only these two

test('the last five orders that were read stay on the device; older numbers go first', () => {
  for (let numpedido = 1; numpedido <= 7; numpedido += 1) keepPedido(dados(numpedido))
  expect([...guarda.keys()].map((chave) => Number(chave.split(':')[1]))).toEqual([3, 4, 5, 6, 7])
})

test('nothing is kept where that was declined (§4 Local persistence)', () => {
  permitido = false
  keepPedido(dados(7))
  expect(readGuardado('7')).toBeNull()
})

test('without an answer the order is shown as it was last read, with the moment of that (ux 1.9.4)', async () => {
  const quando = new Date('2026-11-21T17:02:00Z')
  keepPedido(dados(7), quando)
  const lido = await load(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(lido).toMatchObject({ pedido: { numpedido: 7 }, desde: quando.toISOString() })
  await expect(load(() => Promise.reject(new TypeError('Failed to fetch')), '8')).rejects.toThrow('fetch')
})

test('an answer of the store counts, also a refusal: a stranger then sees nothing that was kept', async () => {
  keepPedido(dados(7))
  const nao = new Response('Não encontrado', { status: 404 })
  await expect(load(() => Promise.reject(nao))).rejects.toBe(nao)
})

test('what cannot be read is ignored', () => {
  guarda.set('vitrine_usuario_pedido:7', '{')
  expect(readGuardado('7')).toBeNull()
})

test('the files of parts in sight are there before the order is drawn; one that does not come hinders nothing (ux 4.1)', async () => {
  const { promise: arquivo, resolve: come } = Promise.withResolvers<object>()
  const falha = () => Promise.reject(new TypeError('Failed to fetch'))
  const load = loadPedidoCom([falha], () => [() => arquivo])
  const onLido = vi.fn()
  const args = { serverLoader: () => Promise.resolve(dados(7)), params: { numpedido: '7' } }
  const lido = load(args as never).then(onLido) // of the router's, only these two
  await new Promise((resolve) => setTimeout(resolve))
  expect(onLido).not.toHaveBeenCalled()
  come({})
  await lido
  expect(onLido).toHaveBeenCalledWith(dados(7))
})
