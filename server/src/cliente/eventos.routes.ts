import type { FastifyInstance } from 'fastify'

import { situacaoOf } from '@vitrine/rules/acesso'

import { toRequisicao, type ResolveContexto } from '#chamada'
import { Falha, openEventos, type Notificacoes } from '#infra'

/**
 * GET /v4/client/cadastro/{idfornecedor}/eventos: server-sent events, one `cadastro` for each change of what became of this
 * session's registration with a supplier (added call, ux 1.26.3). They come from PostgreSQL, whichever process decided.
 */
export function registerEventosCadastro(
  app: FastifyInstance,
  { notificacoes, resolveContexto }: { notificacoes: Notificacoes; resolveContexto: ResolveContexto },
): void {
  app.get<{ Params: { idfornecedor: string } }>(
    '/v4/client/cadastro/:idfornecedor/eventos',
    async (request, reply) => {
      const requisicao = toRequisicao(request)
      const read = () => resolveContexto(requisicao, { fornecedor: request.params.idfornecedor })
      const { sessao, idcliente } = await read()
      if (!sessao) throw new Falha('sessao_expirada', { action: 'logout' })
      if (!idcliente || !sessao.idcadastroextracliente) throw new Falha('nao_encontrado')
      let dita = situacaoOf(sessao.aprovado)
      const stop = notificacoes.onAcesso((ids) => {
        if (ids && !ids.includes(idcliente)) return
        read().then(
          (contexto) => {
            const situacao = situacaoOf(contexto.sessao?.aprovado ?? null)
            if (situacao === dita) return
            dita = situacao
            eventos.send('cadastro', { situacao })
          },
          () => {},
        )
      })
      const eventos = openEventos(reply, stop)
      eventos.send('cadastro', { situacao: dita })
    },
  )
}
