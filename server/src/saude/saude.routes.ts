import { readdir } from 'node:fs/promises'

import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client'

import type { Sql } from '#infra'

/** /healthz (the process lives), /readyz (the database answers and every migration is in), /metrics (Prometheus). */
export function registerSaude(
  app: FastifyInstance,
  { sql, registry }: { sql: Sql; registry: Registry },
): void {
  collectDefaultMetrics({ register: registry })
  const duracao = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'outras'
    duracao.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  app.get('/healthz', () => ({ status: 'vivo' }))

  app.get('/readyz', async (_request, reply) => {
    const [arquivos, aplicadas] = await Promise.all([
      readdir(new URL('../../db/migrations/', import.meta.url)),
      sql<{ n: number }[]>`select count(*)::int as n from migracao`.catch(() => []),
    ])
    const pronto = aplicadas[0]?.n === arquivos.filter((nome) => nome.endsWith('.sql')).length
    return reply.code(pronto ? 200 : 503).send({ status: pronto ? 'pronto' : 'indisponível' })
  })

  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
