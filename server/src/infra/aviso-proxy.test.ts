import Fastify from 'fastify'
import { expect, test } from 'vitest'

import { warnOfProxy } from './aviso-proxy.ts'

/** Lines of the log after requests with these headers. */
async function log(trustProxy: false | string, pedidos: Record<string, string>[]): Promise<string[]> {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const fastify = Fastify({ logger: { level: 'warn', stream }, trustProxy })
  warnOfProxy(fastify, { trustProxy })
  for (const headers of pedidos) await fastify.inject({ url: '/', headers })
  await fastify.close()
  return lines
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' }

test('a proxy that is not trusted is told of once, however many requests it sends (decision 0029)', async () => {
  const lines = await log(false, [{}, forwarded, forwarded])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('TRUST_PROXY')
})

test('neither one that is trusted nor none is told of', async () => {
  expect(await log('127.0.0.1', [forwarded])).toEqual([])
  expect(await log(false, [{}])).toEqual([])
})
