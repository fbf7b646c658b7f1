import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { ContextoPagina } from '@vitrine/contract'

import { makePaginas, resolveDev, type BuildPaginas, type Frente, type Paginas } from './build.ts'

/** Vite inside this process (`npm run dev`): pages from source, hot reload, the same port. */
export interface PaginasDev<C = ContextoPagina> extends Paginas<C> {
  /** Answers what Vite serves itself: modules, styles, its client. */
  serveModule(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

export async function loadDev<C = ContextoPagina>(
  fastify: FastifyInstance,
  frente: Frente,
): Promise<PaginasDev<C>> {
  // Vite is there in development only.
  const { createDevServer } = (await import(resolveDev(frente))) as {
    createDevServer(server: unknown): Promise<DevServer>
  }
  const vite = await createDevServer(fastify.server)
  fastify.addHook('onClose', () => vite.close())
  return {
    serveModule: (request, reply) => serveModule(vite, request, reply),
    async render(request, contexto) {
      const build = await vite.loadBuild()
      return makePaginas(build, 'development').render(request, contexto)
    },
  }
}

interface DevServer {
  middlewares(req: unknown, res: unknown, next: () => void): void
  loadBuild(): Promise<BuildPaginas>
  close(): Promise<void>
}

function serveModule(vite: DevServer, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const isModule =
    /^(?:\/painel)?\/(@|node_modules|src|__|\.)|[?&](import|t|v|url|direct)\b|\.(tsx?|css|svg|woff2|mjs|map)([?]|$)/.test(
      request.url,
    )
  if (request.method !== 'GET' || !isModule) return Promise.resolve(false)
  reply.hijack()
  return new Promise((resolve) => {
    reply.raw.on('close', () => resolve(true))
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404
      reply.raw.end()
    })
  })
}
