import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { serveArquivos } from './serve-arquivos.ts'

const ROTEIRO = 'export const nada = 0\n'.repeat(100)
let pasta: string
let app: FastifyInstance

beforeAll(async () => {
  pasta = mkdtempSync(join(tmpdir(), 'arquivos-'))
  writeFileSync(join(pasta, 'loja-abc.js'), ROTEIRO)
  writeFileSync(join(pasta, 'loja-abc.js.br'), brotliCompressSync(ROTEIRO))
  app = Fastify()
  await serveArquivos(app, { pasta, prefixo: '/assets/' })
  app.all('/*', (_request, reply) => reply.code(404).send('a page'))
})
afterAll(async () => {
  await app.close()
  rmSync(pasta, { recursive: true })
})

const ask = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { 'accept-encoding': 'br' } })

test('a file of the build is sent as the build compressed it, for good', async () => {
  const { statusCode, headers, rawPayload } = await ask('/assets/loja-abc.js')
  expect([statusCode, headers['content-encoding'], headers['cache-control']]).toEqual([
    200,
    'br',
    'public, max-age=31536000, immutable',
  ])
  expect(brotliDecompressSync(rawPayload).toString()).toBe(ROTEIRO)
  expect((await ask('/assets/loja-abc.js', 'HEAD')).statusCode).toBe(200)
})

test.each([
  '/assets/nada.js',
  '/assets/LOJA-ABC.JS',
  '/assets/loja-abc.js/',
  '/assets/.',
  '/assets/..%2farquivo.js',
  '/assets/%2e%2e',
  '/assets/',
])('what is none of its names is not there: %s', async (url) => {
  expect((await ask(url)).statusCode).toBe(404)
})

test('the names are those of the start: what is put there later was not built', async () => {
  writeFileSync(join(pasta, 'depois.js'), ROTEIRO)
  expect((await ask('/assets/depois.js')).statusCode).toBe(404)
})
