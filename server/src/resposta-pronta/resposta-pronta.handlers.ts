import { quemOf } from '#acesso'
import { asFalha, removeUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import { Falha, type Sql } from '#infra'

import { findResposta, listRespostas } from './resposta.repository.ts'
import { removeRespostas, saveRespostas } from './save-respostas.ts'

type Base = '/painel/v1/{idfornecedor}/respostas-prontas'
type Calls = `GET ${Base}` | `PUT ${Base}/{idresposta}` | `DELETE ${Base}/{idresposta}`

/** Answers that a supplier keeps ready, as its panel keeps them (decision 0108). */
export function createRespostaProntaHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/{idfornecedor}/respostas-prontas': async ({ contexto }) => ({
      data: await listRespostas(sql, quemOf(contexto).idfornecedor),
    }),
    'PUT /painel/v1/{idfornecedor}/respostas-prontas/{idresposta}': async ({ params, body, contexto }) => {
      const quem = quemOf(contexto)
      const { versao = 'qualquer' as const, ...dita } = body
      const linha = { ...dita, idresposta: params.idresposta, versao }
      return asFalha(
        sql.begin(async (tx) => {
          await saveRespostas(tx, quem, [linha])
          const resposta = await findResposta(tx, quem.idfornecedor, params.idresposta)
          if (!resposta) throw new Falha('nao_encontrado')
          return resposta
        }),
      )
    },
    'DELETE /painel/v1/{idfornecedor}/respostas-prontas/{idresposta}': ({ params, query, contexto }) => {
      const chave = { idresposta: params.idresposta, versao: query.versao ?? ('qualquer' as const) }
      return removeUm(sql, (tx) => removeRespostas(tx, quemOf(contexto), [chave]))
    },
  }
}
