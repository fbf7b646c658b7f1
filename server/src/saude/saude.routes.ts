import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

import type { Prontidao } from './prontidao.ts'

/** /healthz: the process lives. /readyz: it is to be sent requests. Neither waits for anything. */
export function registerSaude(app: FastifyInstance, prontidao: Prontidao): void {
  app.get('/healthz', () => ({ status: 'vivo' }))

  app.get('/readyz', async (_request, reply) => {
    const motivo = await prontidao.why()
    reply.header('cache-control', 'no-store')
    if (motivo === null) return { status: 'pronto' }
    return reply.code(503).send({ status: 'indisponível', motivo })
  })
}

/** /metrics, for Prometheus. */
export function registerMetricas(app: FastifyInstance, registry: Registry): void {
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
