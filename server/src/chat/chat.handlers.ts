import type { SalaChat } from '@vitrine/contract'

import type { HandlersOf } from '#chamada'
import { Falha, type Sql } from '#infra'

import { saveLeitura } from './leitura.repository.ts'
import { requireParticipante, type Participante } from './participante.ts'
import { readHistorico, readSala, readSalas } from './read-chat.ts'
import { countNotificacoes, ensureSala } from './sala.repository.ts'
import { editMensagem, withdrawMensagem, writeMensagem } from './write-mensagem.ts'

type Calls =
  | 'GET /v4/chat/salas'
  | 'POST /v4/chat/salas'
  | 'GET /v4/chat/salas/{sala}/mensagens'
  | 'POST /v4/chat/salas/{sala}/mensagens'
  | 'PUT /v4/chat/salas/{sala}/mensagens/{idmensagem}'
  | 'DELETE /v4/chat/salas/{sala}/mensagens/{idmensagem}'
  | 'POST /v4/chat/salas/{sala}/leitura'
  | 'GET /v4/chat/notificacoes'

/** Rooms, messages, how far each side has read (§4 Chat, decision 0106). */
export function createChatHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /v4/chat/salas': ({ query, contexto }) => readSalas(sql, requireParticipante(contexto), query),
    'POST /v4/chat/salas': ({ body, contexto }) => openSala(sql, requireParticipante(contexto), body),
    'GET /v4/chat/salas/{sala}/mensagens': ({ params, query, contexto }) =>
      readHistorico(sql, requireParticipante(contexto), { ...query, idsala: params.sala }),
    'POST /v4/chat/salas/{sala}/mensagens': ({ params, body, contexto }) =>
      writeMensagem(sql, requireParticipante(contexto), { ...body, idsala: params.sala }),
    'PUT /v4/chat/salas/{sala}/mensagens/{idmensagem}': ({ params: { sala, idmensagem }, body, contexto }) =>
      editMensagem(sql, requireParticipante(contexto), { idsala: sala, idmensagem, texto: body.texto }),
    'DELETE /v4/chat/salas/{sala}/mensagens/{idmensagem}': ({ params: { sala, idmensagem }, contexto }) =>
      withdrawMensagem(sql, requireParticipante(contexto), { idsala: sala, idmensagem }),
    'POST /v4/chat/salas/{sala}/leitura': async ({ params, body, contexto }) => {
      const quem = requireParticipante(contexto)
      const { entregue_ate, lida_ate } = body
      const leitura = await saveLeitura(sql, quem, { idsala: params.sala, entregue_ate, lida_ate })
      if (!leitura) throw new Falha('nao_encontrado')
      return { ...leitura, notificacoes: await countNotificacoes(sql, quem) }
    },
    'GET /v4/chat/notificacoes': async ({ contexto }) => ({
      notificacoes: await countNotificacoes(sql, requireParticipante(contexto)),
    }),
  }
}

/** Errors: `nao_encontrado` for an order that is not of this cliente, and for who is no customer of the store. */
async function openSala(
  sql: Sql,
  quem: Participante,
  { idcliente, numpedido }: { idcliente: string; numpedido?: number },
): Promise<SalaChat> {
  const idsala = await ensureSala(sql, quem, { idcliente, numpedido: numpedido ?? null })
  if (!idsala) throw new Falha('nao_encontrado')
  return readSala(sql, quem, idsala)
}
