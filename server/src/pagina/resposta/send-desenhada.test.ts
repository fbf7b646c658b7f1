import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

import fastify from 'fastify'
import { expect, test } from 'vitest'

import { sendDesenhada } from './send-desenhada.ts'

const pagina = Buffer.from(`<!doctype html><p>Pão de queijo</p>${'<b>R$ 12,90</b>'.repeat(500)}`)

async function ask(desenhada: Uint8Array, aceita: string | undefined) {
  const app = fastify()
  app.get('/', (_request, reply) => sendDesenhada(desenhada, reply.type('text/html; charset=utf-8')))
  const resposta = await app.inject({
    url: '/',
    ...(aceita !== undefined && { headers: { 'accept-encoding': aceita } }),
  })
  await app.close()
  return resposta
}

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a client that reads %s is sent the page as %s, whole and with its length', async (aceita, como, open) => {
  const { headers, rawPayload } = await ask(pagina, aceita)
  expect(headers).toMatchObject({
    'content-encoding': como,
    'content-length': String(rawPayload.length),
    vary: 'accept-encoding',
  })
  expect(rawPayload.length).toBeLessThan(pagina.length / 10)
  expect(open(rawPayload).equals(pagina)).toBe(true)
})

test.each([undefined, 'identity', 'zstd;q=0'])(
  'who reads none of them (%s) is sent it plain',
  async (aceita) => {
    const { headers, rawPayload } = await ask(pagina, aceita)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary).toBe('accept-encoding')
    expect(rawPayload.equals(pagina)).toBe(true)
  },
)

test('what is shorter than a packet is not compressed', async () => {
  const { headers, rawPayload } = await ask(Buffer.from('<p>Oi</p>'), 'zstd')
  expect(headers['content-encoding']).toBeUndefined()
  expect(rawPayload.toString()).toBe('<p>Oi</p>')
})
