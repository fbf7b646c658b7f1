import { Writable } from 'node:stream'

import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'

import { loggerOptions, redactUrl } from './log.ts'

test('a request is one line when it has ended, with its id, address, status and time, and nothing that opens something', async () => {
  const linhas: Record<string, unknown>[] = []
  const stream = new Writable({
    write: (linha, _, done) => {
      linhas.push(JSON.parse(String(linha)) as Record<string, unknown>)
      done()
    },
  })
  const { logger, logController } = loggerOptions({ logLevel: 'info' })
  const fastify = Fastify({
    logController,
    logger: { ...(typeof logger === 'object' && logger), stream },
    genReqId: () => 'um-id',
  })
  fastify.get('/loja', (request, reply) => {
    // As pages do.
    request.raw.url = '/outra?token=xyz'
    return reply.code(204).send()
  })
  fastify.get('/erro', () => {
    throw new Error('quebrou')
  })
  const parada = Promise.withResolvers<undefined>()
  fastify.get('/parada', async () => {
    parada.resolve(undefined)
    await new Promise(() => {})
  })
  await fastify.inject({ url: '/loja?token=abc', headers: { cookie: 'vitrine_sessao=abc' } })
  expect(linhas).toEqual([
    expect.objectContaining({
      level: 30,
      reqId: 'um-id',
      req: { method: 'GET', url: '/loja?token=[oculto]', ip: '127.0.0.1' },
      res: { statusCode: 204 },
      responseTime: expect.any(Number) as number,
      msg: 'request completed',
    }),
  ])
  linhas.length = 0
  await fastify.inject('/erro')
  expect(linhas.at(-1)).toMatchObject({ req: { url: '/erro' }, res: { statusCode: 500 } })
  linhas.length = 0
  const { port } = new URL(await fastify.listen({ port: 0, host: '127.0.0.1' }))
  linhas.length = 0
  const left = new AbortController()
  const pedido = fetch(`http://127.0.0.1:${port}/parada`, { signal: left.signal }).catch(() => {})
  await parada.promise
  left.abort()
  await pedido
  await expect
    .poll(() => linhas)
    .toMatchObject([{ req: { url: '/parada', ip: '127.0.0.1' }, msg: 'request aborted' }])
  await fastify.close()
})

describe('addresses in logs open nothing and name nobody (LGPD, brazil P6)', () => {
  test.each([
    ['/v4/shopping-list/shared/AB12CD34', '/v4/shopping-list/shared/[oculto]'],
    ['/emporio/listas/compartilhada/AB12CD34?x=1', '/emporio/listas/compartilhada/[oculto]?x=1'],
    ['/emporio/revisao?compartilhada=AB12CD34&so=1', '/emporio/revisao?compartilhada=[oculto]&so=1'],
    ['/emporio/revisao?carrinho=xyz', '/emporio/revisao?carrinho=[oculto]'],
    ['/emporio/combos.data?previa=abc', '/emporio/combos.data?previa=[oculto]'],
    ['/emporio/convite?token=abc', '/emporio/convite?token=[oculto]'],
    ['/emporio/cadastro?login=529.982.247-25', '/emporio/cadastro?login=[oculto]'],
    [
      '/emporio/recuperar?login=ana%40vitrine.example&voltar=%2F',
      '/emporio/recuperar?login=[oculto]&voltar=%2F',
    ],
    ['/x?q=52998224725', '/x?q=[oculto]'],
    ['/x?q=12345678000195', '/x?q=[oculto]'],
    ['/x?q=12.ABC.345/01DE-35', '/x?q=[oculto]'],
    ['/x?q=12ABC34501DE35', '/x?q=[oculto]'],
    [
      '/emporio/entrar?voltar=%2Femporio%2Flistas%2Fcompartilhada%2FAB12CD34',
      '/emporio/entrar?voltar=%2Femporio%2Flistas%2Fcompartilhada%2F%5Boculto%5D',
    ],
    ['/emporio/entrar?voltar=%E0%A4%A', '/emporio/entrar?voltar='],
  ])('%s', (url, dito) => {
    // What cannot be read is not kept.
    expect(redactUrl(url)).toBe(dito)
  })

  test.each([
    '/emporio/produto/0198c0de-1234-7abc-8def-0123456789ab',
    '/v4/orders/10241',
    '/emporio/listas/0198c0de-1234-7abc-8def-0123456789ab',
    '/emporio/entrar?voltar=%2Femporio%2Fcarrinho',
    '/img/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08/480.webp',
  ])('%s stays as it is', (url) => {
    expect(redactUrl(url)).toBe(url)
  })
})
