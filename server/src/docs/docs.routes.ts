import type { FastifyInstance } from 'fastify'

import { POLITICA_SIMPLES } from '#infra'

/** /openapi.json and the same for people at /docs. */
export function registerDocs(app: FastifyInstance): void {
  let documento: Promise<Documento> | undefined
  app.get('/openapi.json', async (_request, reply) => {
    documento ??= writeDocumento()
    return reply.type('application/json; charset=utf-8').send((await documento).openapi)
  })
  app.get('/docs', async (_request, reply) => {
    documento ??= writeDocumento()
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLITICA_SIMPLES)
      .send((await documento).pagina)
  })
}

interface Documento {
  openapi: string
  pagina: string
}

/** Descriptions and examples are read when somebody asks, not at each start. */
async function writeDocumento(): Promise<Documento> {
  const [{ toOpenApi }, { toPagina }] = await Promise.all([import('./openapi.ts'), import('./to-pagina.ts')])
  const openapi = toOpenApi()
  return { openapi: JSON.stringify(openapi), pagina: toPagina(openapi) }
}
