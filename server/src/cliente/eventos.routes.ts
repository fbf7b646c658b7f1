import type { FastifyInstance } from 'fastify'

import { situacaoOf } from '@vitrine/rules/acesso'

import { failSemSessao } from '#acesso'
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
      const contexto = await read()
      const { sessao, idcliente } = contexto
      if (!sessao) throw failSemSessao(contexto)
      if (!idcliente || !sessao.idcadastroextracliente) throw new Falha('nao_encontrado')
      let dita = situacaoOf(sessao.aprovado)
      const stop = notificacoes.onAcesso((ids) => {
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
      const eventos = openEventos(reply, {
        idusuario: sessao.idusuario,
        notificacoes,
        isViva: async () => (await read()).idcliente === idcliente,
        stop,
      })
      eventos.send('cadastro', { situacao: dita })
    },
  )
}
