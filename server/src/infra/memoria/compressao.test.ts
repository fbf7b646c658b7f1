import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { CachePublico } from '../index.ts'

const pagina = Buffer.from(`<!doctype html>${'<b>Pão de queijo R$ 12,90</b>'.repeat(500)}`)
const CHROMIUM = 'gzip, deflate, br, zstd'

function keep() {
  const geracoes = { of: () => 1, hasNovoPreco: () => false, onChange: () => {} }
  const cache = new CachePublico(
    geracoes,
    () => true,
    () => [],
  )
  cache.set('/loja', cache.begin('loja'), { contentType: 'text/html', cabecalhos: {} }, pagina)
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
