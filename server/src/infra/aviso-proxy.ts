import type { FastifyInstance } from 'fastify'

import type { Config } from './config.ts'

/**
 * Says once in the log that requests come through a proxy that is not trusted (TRUST_PROXY): all visitors then count as
 * one address, and share its limits.
 */
export function warnOfProxy(fastify: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (trustProxy !== false) return
  let isTold = false
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!isTold && request.headers['x-forwarded-for'] !== undefined) {
      isTold = true
      fastify.log.warn('X-Forwarded-For is sent and not trusted: behind a proxy set TRUST_PROXY (README)')
    }
    done()
  })
}
