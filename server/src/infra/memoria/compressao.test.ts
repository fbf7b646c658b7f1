import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { CachePublico } from '../index.ts'

const pagina = Buffer.from(`<!doctype html>${'<b>Pão de queijo R$ 12,90</b>'.repeat(500)}`)
const CHROMIUM = 'gzip, deflate, br, zstd'

function openCache() {
  const geracoes = { of: () => 1, hasNovoPreco: () => false, onChange: () => {} }
  const cache = new CachePublico(
    geracoes,
    () => true,
    () => [],
  )
  const put = (chave: string, corpo: Buffer) =>
    cache.set(chave, cache.begin('loja'), { contentType: 'text/html', cabecalhos: {} }, corpo)
  return { cache, put }
}

function keep() {
  const { cache, put } = openCache()
  put('/loja', pagina)
  const ask = (aceita?: string) => {
    const entrada = cache.get('/loja')
    if (!entrada) throw new Error('not kept')
    return cache.encode(entrada, aceita)
  }
  return { ask }
}

test('who asks first is sent what is compressed quickly, everybody after what is compressed well and kept (issue 16)', () => {
  const { ask } = keep()
  const primeira = ask(CHROMIUM)
  expect(primeira.encoding).toBe('zstd')
  expect(zstdDecompressSync(primeira.corpo).equals(pagina)).toBe(true)
  const segunda = ask(CHROMIUM)
  expect(segunda.encoding).toBe('br')
  expect(brotliDecompressSync(segunda.corpo).equals(pagina)).toBe(true)
  expect(ask(CHROMIUM).corpo).toBe(segunda.corpo)
})

test('who reads no Zstandard is sent what it reads from the first time on', () => {
  expect(keep().ask('gzip, br').encoding).toBe('br')
  const { ask } = keep()
  const { corpo, encoding } = ask('gzip, zstd;q=0')
  expect(encoding).toBe('gzip')
  expect(gunzipSync(corpo).equals(pagina)).toBe(true)
  expect(ask().corpo.equals(pagina)).toBe(true)
})

test('what is put out while it waits to be sent takes no room when it is compressed then', () => {
  const { cache, put } = openCache()
  const grande = Buffer.from(randomBytes(200_000).toString('hex'))
  // More of them than there is room for.
  for (let vez = 0; vez < 150; vez++) {
    put('/loja', grande)
    const entrada = cache.get('/loja')
    put('/loja', grande)
    if (entrada) cache.encode(entrada, 'gzip')
  }
  put('/outra', pagina)
  expect([cache.get('/loja'), cache.get('/outra')]).not.toContain(undefined)
})
