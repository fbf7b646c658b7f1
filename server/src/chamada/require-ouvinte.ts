import type { FastifyReply, FastifyRequest } from 'fastify'

import { failSemSessao } from '#acesso'
import { Falha, openEventos, type Notificacoes } from '#infra'

import type { ResolveContexto } from './dispatch.ts'
import { toRequisicao } from './to-requisicao.ts'

interface OuvinteDeps {
  notificacoes: Notificacoes
  resolveContexto: ResolveContexto
}

/**
 * The session that may hear events of a cliente at the supplier of the path; throws as a call does when it has none. The stream
 * that `open` begins ends as soon as its session acts for another, or for none.
 */
export async function requireOuvinte(
  { notificacoes, resolveContexto }: OuvinteDeps,
  request: FastifyRequest<{ Params: { idfornecedor: string } }>,
) {
  const requisicao = toRequisicao(request)
  const read = () => resolveContexto(requisicao, { fornecedor: request.params.idfornecedor })
  const contexto = await read()
  const { sessao, idcliente } = contexto
  if (!sessao) throw failSemSessao(contexto)
  if (!idcliente) throw new Falha('nao_encontrado')
  return {
    sessao,
    idcliente,
    /** The session as it is now. */
    read,
    /** `stop`: called when no listener is left. */
    open: (reply: FastifyReply, stop: () => void) =>
      openEventos(reply, {
        idusuario: sessao.idusuario,
        notificacoes,
        isViva: async () => (await read()).idcliente === idcliente,
        stop,
      }),
  }
}
