import { quemOf, type ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { Falha, type Sql } from '#infra'
import { beat, findAjuste, saveAjustes, showAjustes, takeCarrinho, unlockCarrinho } from '#negociacao'
import type { ProdutosVivos } from '#produto'

import { answerGrade, showPosse } from './read-grade.ts'

type Ajustes = '/painel/v1/{idfornecedor}/ajustes-negociacao'
type Calls =
  | `${'POST' | 'PUT' | 'DELETE'} /painel/v1/{idfornecedor}/negociacoes/{idcliente}/posse`
  | `GET ${Ajustes}`
  | `PUT ${Ajustes}`

/** Who holds a cart, and how far the people of a store may go (decision 0109). */
export function createPosseHandlers(sql: Sql, vivos: ProdutosVivos): HandlersOf<Calls> {
  const then = answerGrade({ sql, vivos })
  const readAjustes = async (contexto: ContextoComprador) =>
    showAjustes(await findAjuste(sql, quemOf(contexto).idfornecedor))
  return {
    'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/posse': ({ body, contexto }) =>
      then(contexto, takeCarrinho(sql, contexto, body)),
    'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/posse': async ({ body, contexto }) => {
      const posse = showPosse(await beat(sql, contexto, body.ativo), contexto.idusuario)
      if (!posse) throw new Falha('negociacao_encerrada')
      return posse
    },
    'DELETE /painel/v1/{idfornecedor}/negociacoes/{idcliente}/posse': ({ contexto }) =>
      then(contexto, unlockCarrinho(sql, contexto)),
    'GET /painel/v1/{idfornecedor}/ajustes-negociacao': ({ contexto }) => readAjustes(contexto),
    'PUT /painel/v1/{idfornecedor}/ajustes-negociacao': async ({ body, contexto }) => {
      await saveAjustes(sql, quemOf(contexto), body)
      return readAjustes(contexto)
    },
  }
}
