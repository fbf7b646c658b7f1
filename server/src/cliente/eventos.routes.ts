import type { FastifyInstance } from 'fastify'

import { situacaoOf } from '@vitrine/rules/acesso'

import { requireOuvinte, type ResolveContexto } from '#chamada'
import { Falha, type Notificacoes } from '#infra'

/**
 * GET /v4/client/cadastro/{idfornecedor}/eventos: server-sent events, one `cadastro` for each change of what became of this
 * session's registration with a supplier (added call, ux 1.26.3). They come from PostgreSQL, whichever process decided.
 */
export function registerEventosCadastro(
  app: FastifyInstance,
  deps: { notificacoes: Notificacoes; resolveContexto: ResolveContexto },
): void {
  app.get<{ Params: { idfornecedor: string } }>(
    '/v4/client/cadastro/:idfornecedor/eventos',
    async (request, reply) => {
      const { sessao, idcliente, read, open } = await requireOuvinte(deps, request)
      if (!sessao.idcadastroextracliente) throw new Falha('nao_encontrado')
      let dita = situacaoOf(sessao.aprovado)
      const stop = deps.notificacoes.onAcesso((ids) => {
        if (ids && !ids.includes(idcliente)) return
        read().then(
          (depois) => {
            if (!depois.sessao) return
            const situacao = situacaoOf(depois.sessao.aprovado)
            if (situacao === dita) return
            dita = situacao
            eventos.send('cadastro', { situacao })
          },
          () => {},
        )
      })
      const eventos = open(reply, stop)
      eventos.send('cadastro', { situacao: dita })
    },
  )
}
