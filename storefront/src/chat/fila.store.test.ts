import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { filaOf } from './fila.store.ts'

const { api } = vi.hoisted(() => ({ api: vi.fn<(...args: unknown[]) => Promise<unknown>>() }))
vi.mock('#shell', async (original) => ({ ...(await original<object>()), api }))

const ok = (_: unknown, { body }: { body: object }) => Promise.resolve({ ok: true, dados: body })
const falha = (status: number) => () => Promise.resolve({ ok: false, status, falha: { error: 'não' } })
const textsOf = (chamadas: readonly unknown[][]) =>
  chamadas.map(([, input]) => (input as { body: { conteudo: { texto: string } } }).body.conteudo.texto)
const idsOf = (chamadas: readonly unknown[][]) =>
  chamadas.map(([, input]) => (input as { body: { idmensagem: string } }).body.idmensagem)

let quem: { idfornecedor: string; idcliente: string }
const write = (texto: string, idusuario = 'ana') =>
  filaOf(quem, idusuario).add({ sala: 'sala', conteudo: { tipo: 'TEXTO', texto } })

beforeEach(() => {
  const guardado = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (chave: string) => guardado.get(chave) ?? null,
    setItem: (chave: string, valor: string) => void guardado.set(chave, valor),
    removeItem: (chave: string) => void guardado.delete(chave),
  })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', {})
  // A device of its own for each test: stores live as long as their page.
  quem = { idfornecedor: 'loja', idcliente: crypto.randomUUID() }
  api.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

test('what is written leaves one by one, in order, and is on the device no more', async () => {
  api.mockImplementation(ok as never)
  write('um')
  write('dois')
  await filaOf(quem, 'ana').send()
  expect(textsOf(api.mock.calls)).toEqual(['um', 'dois'])
  expect(filaOf(quem, 'ana').read()).toEqual([])
})

test('without a connection all waits behind the first, which is the same message when it is sent again', async () => {
  api.mockImplementation(falha(0) as never)
  write('um')
  write('dois')
  await filaOf(quem, 'ana').send()
  expect(filaOf(quem, 'ana').read()).toHaveLength(2)
  api.mockImplementation(ok as never)
  await filaOf(quem, 'ana').send()
  const [primeira, ...outras] = idsOf(api.mock.calls)
  expect(new Set([primeira, ...outras]).size).toBe(2)
  expect(textsOf(api.mock.calls).slice(-2)).toEqual(['um', 'dois'])
})

test('what the shop refuses lets the others pass, says why, and is sent again when its writer asks', async () => {
  api.mockImplementationOnce(falha(404) as never).mockImplementation(ok as never)
  write('recusada')
  write('outra')
  await filaOf(quem, 'ana').send()
  expect(filaOf(quem, 'ana').read()).toMatchObject([{ recusa: 'não' }])
  filaOf(quem, 'ana').retry(filaOf(quem, 'ana').read()[0]?.idmensagem ?? '')
  await filaOf(quem, 'ana').send()
  expect(textsOf(api.mock.calls)).toEqual(['recusada', 'outra', 'recusada'])
})

test('what one login wrote is not sent by another that comes after it', async () => {
  api.mockImplementation(falha(401) as never)
  write('da Ana')
  await filaOf(quem, 'ana').send()
  api.mockClear()
  await filaOf(quem, 'bia').send()
  expect(api).not.toHaveBeenCalled()
  expect(filaOf(quem, 'bia').read()).toEqual([])
})

test('a device that keeps nothing more loses nothing of the open page', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => {},
  })
  api.mockImplementation(falha(0) as never)
  write('um')
  await filaOf(quem, 'ana').send()
  expect(filaOf(quem, 'ana').read()).toHaveLength(1)
})
