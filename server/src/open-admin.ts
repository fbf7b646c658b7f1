import Fastify, { type FastifyInstance } from 'fastify'

import { registerInternas, type App } from './app.ts'
import { registerSaude } from './saude/index.ts'

/** The port for the people who run the shop: health, metrics, documents. A worker, which has no other port, serves its health here. */
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
