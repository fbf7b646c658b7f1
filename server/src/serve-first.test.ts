import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { serveFirst } from './serve-first.ts'

test('what fails before Fastify is answered by it, and ends nothing', async () => {
  const deps = {
    prontidao: { isDraining: () => false },
    cache: { get: () => undefined },
    answerPronta: () => {
      throw new Error('of what nobody thought')
    },
  }
  // Of what a request meets before it.
  const servidor = serveFirst(deps as unknown as Parameters<typeof serveFirst>[0])((_, response) => {
    response.end('Fastify')
  })
  servidor.listen(0, '127.0.0.1')
  await once(servidor, 'listening')
  const { port } = servidor.address() as AddressInfo // it listens
  for (let vez = 0; vez < 2; vez++) {
    const resposta = await fetch(`http://127.0.0.1:${port}/v1/app/loja/listaprodutosf/0?sk=cafe`)
    expect(await resposta.text()).toBe('Fastify')
  }
  servidor.close()
})
