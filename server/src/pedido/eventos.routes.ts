import type { FastifyInstance } from 'fastify'
import type { Pedido } from '@vitrine/contract'

import { failSemSessao } from '#acesso'
import { toRequisicao, type ResolveContexto } from '#chamada'
import { Falha, openEventos, type Notificacoes, type Sql } from '#infra'

import { findPedido } from './pedido.repository.ts'
import { toQuemVe } from './to-quem-ve.ts'

/** The stream tells status and time alone. */
const visto = { demo: false, ator: 'cliente' } as const

/**
 * GET /v4/orders/{num}/eventos: server-sent events, one `status` for each move of the order (added call), the first at once. Whoever may not
 * see the order gets 404. Events come from PostgreSQL, so they arrive no matter which process made the move.
 */
export function registerEventosPedido(
  app: FastifyInstance,
  {
    sql,
    notificacoes,
    resolveContexto,
  }: { sql: Sql; notificacoes: Notificacoes; resolveContexto: ResolveContexto },
): void {
  app.get<{ Params: { num: string } }>('/v4/orders/:num/eventos', async (request, reply) => {
    const numpedido = Number(request.params.num)
    const requisicao = toRequisicao(request)
    const contexto = await resolveContexto(requisicao, {})
    const quem = toQuemVe(contexto)
    if (!quem) throw failSemSessao(contexto)
    const pedido = Number.isSafeInteger(numpedido) ? await findPedido(sql, numpedido, quem, visto) : null
    if (!pedido) throw new Falha('nao_encontrado')

    const stop = notificacoes.onPedido((mudou) => {
      if (mudou !== numpedido) return
      findPedido(sql, numpedido, quem, visto).then(
        // A session that may not see the order any more hears nothing more.
        (atual) => (atual ? send(atual) : eventos.end()),
        () => {},
      )
    })
    const eventos = openEventos(reply, {
      idusuario: quem.idusuario,
      notificacoes,
      isViva: async () => (await resolveContexto(requisicao, {})).sessao !== null,
      stop,
    })
    const send = ({ status, mudado_em }: Pedido) => eventos.send('status', { numpedido, status, mudado_em })
    send(pedido)
  })
}
