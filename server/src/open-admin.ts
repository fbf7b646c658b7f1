import Fastify, { type FastifyInstance } from 'fastify'

import { registerInternas, type App } from './app.ts'
import { registerSaude } from './saude/index.ts'

/** The port for whoever runs the shop: health, metrics, documents. Also where a worker, which has no other, says how it is. */
export async function openAdmin(
  { registry, prontidao }: Pick<App, 'registry' | 'prontidao'>,
  { port, host }: { port: number; host: string },
): Promise<FastifyInstance> {
  const admin = Fastify({ logger: false, forceCloseConnections: true })
  registerSaude(admin, prontidao)
  registerInternas(admin, registry)
  await admin.listen({ port, host })
  return admin
}
