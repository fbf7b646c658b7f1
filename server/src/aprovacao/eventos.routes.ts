import type { FastifyInstance } from 'fastify'

import { requireOuvinte, type ResolveContexto } from '#chamada'
import type { Notificacoes } from '#infra'

/**
 * GET /v4/aprovacao/{idfornecedor}/eventos: server-sent events, one `aprovacao` whenever a request of this session's cliente
 * was made, answered or changed (added call). They come from PostgreSQL, whichever process decided.
 */
export function registerEventosAprovacao(
  app: FastifyInstance,
  deps: { notificacoes: Notificacoes; resolveContexto: ResolveContexto },
): void {
  app.get<{ Params: { idfornecedor: string } }>(
    '/v4/aprovacao/:idfornecedor/eventos',
    async (request, reply) => {
      const { idcliente, open } = await requireOuvinte(deps, request)
      const stop = deps.notificacoes.onAprovacao((dono) => {
        if (dono === idcliente) eventos.send('aprovacao', {})
      })
      const eventos = open(reply, stop)
      eventos.send('inicio', {})
    },
  )
}
