import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createFetchClient } from '@vitrine/contract/client'

import { filaOf as filaDe } from './fila.store.ts'
import type { Meio } from './meio.ts'

interface Enviada {
  idmensagem: string
  conteudo: { texto: string }
}

/** What the shop was asked to keep, and how it answers. */
let enviadas: Enviada[]
let respond: (enviada: Enviada) => Response

const ok = (enviada: Enviada) => Response.json(enviada)
const refuse = (status: number) => () => Response.json({ error: 'não' }, { status })
const semConexao = () => {
  throw new TypeError('Failed to fetch')
}
const textos = () => enviadas.map(({ conteudo }) => conteudo.texto)

const meio: Meio = {
  api: createFetchClient(() => ({})),
  outroLado: 'LOJA',
  mayKeepConversa: () => true,
  onForget: () => {},
}
const filaOf = filaDe.bind(null, meio)
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
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const enviada = JSON.parse(body) as Enviada // written by the queue
    enviadas.push(enviada)
    return respond(enviada)
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', {})
  // A device of its own for each test: stores live as long as their page.
  quem = { idfornecedor: 'loja', idcliente: crypto.randomUUID() }
  enviadas = []
  respond = ok
})
afterEach(() => vi.unstubAllGlobals())

test('what is written leaves one by one, in order, and is on the device no more', async () => {
  write('um')
  write('dois')
  await filaOf(quem, 'ana').send()
  expect(textos()).toEqual(['um', 'dois'])
  expect(filaOf(quem, 'ana').read()).toEqual([])
})

test('without a connection all waits behind the first, which is the same message when it is sent again', async () => {
  respond = semConexao
  write('um')
  write('dois')
  await filaOf(quem, 'ana').send()
  expect(filaOf(quem, 'ana').read()).toHaveLength(2)
  respond = ok
  await filaOf(quem, 'ana').send()
  expect(new Set(enviadas.map(({ idmensagem }) => idmensagem)).size).toBe(2)
  expect(textos().slice(-2)).toEqual(['um', 'dois'])
})

test('what the shop refuses lets the others pass, says why, and is sent again when its writer asks', async () => {
  respond = (enviada) => (enviadas.length === 1 ? refuse(404)() : ok(enviada))
  write('recusada')
  write('outra')
  await filaOf(quem, 'ana').send()
  expect(filaOf(quem, 'ana').read()).toMatchObject([{ recusa: 'não' }])
  filaOf(quem, 'ana').retry(filaOf(quem, 'ana').read()[0]?.idmensagem ?? '')
  await filaOf(quem, 'ana').send()
  expect(textos()).toEqual(['recusada', 'outra', 'recusada'])
})

test('what one login wrote is not sent by another that comes after it', async () => {
  respond = refuse(401)
  write('da Ana')
  await filaOf(quem, 'ana').send()
  enviadas = []
  await filaOf(quem, 'bia').send()
  expect(enviadas).toEqual([])
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
  respond = semConexao
  write('um')
  await filaOf(quem, 'ana').send()
  expect(filaOf(quem, 'ana').read()).toHaveLength(1)
})
