import type { FastifyInstance } from 'fastify'

import { failSemSessao } from '#acesso'
import { toRequisicao, type ResolveContexto } from '#chamada'
import { Falha, openEventos, type Notificacoes } from '#infra'

/**
 * GET /v4/aprovacao/{idfornecedor}/eventos: server-sent events, one `aprovacao` whenever a request of this session's cliente
 * was made, answered or changed (added call). They come from PostgreSQL, whichever process decided.
 */
export function registerEventosAprovacao(
  app: FastifyInstance,
  { notificacoes, resolveContexto }: { notificacoes: Notificacoes; resolveContexto: ResolveContexto },
): void {
  app.get<{ Params: { idfornecedor: string } }>(
    '/v4/aprovacao/:idfornecedor/eventos',
    async (request, reply) => {
      const requisicao = toRequisicao(request)
      const read = () => resolveContexto(requisicao, { fornecedor: request.params.idfornecedor })
      const contexto = await read()
      const { sessao, idcliente } = contexto
      if (!sessao) throw failSemSessao(contexto)
      if (!idcliente) throw new Falha('nao_encontrado')
      const stop = notificacoes.onAprovacao((dono) => {
        if (dono === idcliente) eventos.send('aprovacao', {})
      })
      const eventos = openEventos(reply, {
        idusuario: sessao.idusuario,
        notificacoes,
        isViva: async () => (await read()).idcliente === idcliente,
        stop,
      })
      eventos.send('inicio', {})
    },
  )
}
