import type { CodigoFalha } from '@vitrine/contract'

import { buildMensagem, buildSala } from '../exemplares/build-chat.ts'
import { buildEquipe } from '../logins.ts'
import type { Provocacao } from './provoke.ts'

/** Failures of the conversation. */
export const provocacoesChat = {
  mensagem_fechada: async ({ app, loja, ana }) => {
    const sala = await buildSala(app.sql, loja.idfornecedor, ana.idcliente)
    const idmensagem = await buildMensagem(app.sql, { idsala: sala, idusuario: ana.idusuario })
    await app.sql`update mensagem_chat set criada_em = now() - interval '16 minutes' where idmensagem = ${idmensagem}`
    return app.call(
      'PUT /v4/chat/salas/{sala}/mensagens/{idmensagem}',
      {
        params: { sala, idmensagem },
        body: { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente, texto: 'Outra coisa' },
      },
      { token: ana.token },
    )
  },
  conversa_mudou: async ({ app, loja, ana }) => {
    const sala = await buildSala(app.sql, loja.idfornecedor, ana.idcliente)
    const { token } = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    await buildMensagem(app.sql, { idsala: sala, idusuario: ana.idusuario })
    return app.call(
      'PUT /painel/v1/{idfornecedor}/conversas/{sala}/estado',
      {
        params: { idfornecedor: loja.idfornecedor, sala },
        body: { estado: 'RESOLVIDA', revisao: 0 },
      },
      { token },
    )
  },
} satisfies Partial<Record<CodigoFalha, Provocacao>>
