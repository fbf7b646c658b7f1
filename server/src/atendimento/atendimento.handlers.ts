import { lojaOf, quemOf, type ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { requireParticipante } from '#chat'
import type { Sql } from '#infra'

import { findAjuste } from './ajuste.repository.ts'
import { assignConversa, postponeConversa, setEstado } from './change-conversa.ts'
import { listAtendentes } from './conversa.repository.ts'
import { readExpediente, showAjustes } from './expediente.ts'
import { readConversa, readConversas } from './read-conversas.ts'
import { saveAjustes } from './save-ajustes.ts'

type Base = '/painel/v1/{idfornecedor}'
type Calls =
  | 'GET /v4/chat/expediente'
  | `GET ${Base}/conversas`
  | `GET ${Base}/conversas/{sala}`
  | `PUT ${Base}/conversas/{sala}/atendente`
  | `PUT ${Base}/conversas/{sala}/adiamento`
  | `PUT ${Base}/conversas/{sala}/estado`
  | `GET ${Base}/atendentes`
  | `GET ${Base}/atendimento`
  | `PUT ${Base}/atendimento`

/** The store's side of the conversation (ux 3.11, decision 0108). */
export function createAtendimentoHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  const readAjustes = async (contexto: ContextoComprador) =>
    showAjustes(await findAjuste(sql, lojaOf(contexto).idfornecedor))
  return {
    'GET /painel/v1/{idfornecedor}/conversas': ({ query, contexto }) =>
      readConversas(sql, equipeOf(contexto), query),
    'GET /v4/chat/expediente': ({ contexto }) => readExpediente(sql, lojaOf(contexto)),
    'GET /painel/v1/{idfornecedor}/conversas/{sala}': ({ params, contexto }) =>
      readConversa(sql, equipeOf(contexto), params.sala),
    'PUT /painel/v1/{idfornecedor}/conversas/{sala}/atendente': async ({ params, body, contexto }) => {
      const equipe = equipeOf(contexto)
      await assignConversa(sql, equipe.quem, { ...body, idsala: params.sala })
      return readConversa(sql, equipe, params.sala)
    },
    'PUT /painel/v1/{idfornecedor}/conversas/{sala}/adiamento': async ({ params, body, contexto }) => {
      const equipe = equipeOf(contexto)
      await postponeConversa(sql, equipe.quem, { ...body, idsala: params.sala })
      return readConversa(sql, equipe, params.sala)
    },
    'PUT /painel/v1/{idfornecedor}/conversas/{sala}/estado': async ({ params, body, contexto }) => {
      const equipe = equipeOf(contexto)
      await setEstado(sql, equipe.quem, { ...body, idsala: params.sala })
      return readConversa(sql, equipe, params.sala)
    },
    'GET /painel/v1/{idfornecedor}/atendentes': async ({ contexto }) => ({
      data: await listAtendentes(sql, lojaOf(contexto).idfornecedor),
    }),
    'GET /painel/v1/{idfornecedor}/atendimento': ({ contexto }) => readAjustes(contexto),
    'PUT /painel/v1/{idfornecedor}/atendimento': async ({ body, contexto }) => {
      await saveAjustes(sql, quemOf(contexto), body)
      return readAjustes(contexto)
    },
  }
}

/** Who attends, and where. */
const equipeOf = (contexto: ContextoComprador) => ({
  quem: requireParticipante(contexto),
  loja: lojaOf(contexto),
})
