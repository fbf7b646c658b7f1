import { lojaOf, quemOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import type { Sql } from '#infra'

import { listReajustes } from './reajuste.repository.ts'
import { rehearseReajuste } from './rehearse-reajuste.ts'
import { cancelReajuste, startReajuste } from './start-reajuste.ts'

type Base = '/painel/v1/{idfornecedor}/reajustes'
type Calls =
  | `GET ${Base}`
  | `POST ${Base}/ensaio`
  | `PUT ${Base}/{idreajuste}`
  | `POST ${Base}/{idreajuste}/cancelar`

/** Prices of many products changed by a rule (ux 3.6, decision 0165). */
export function createReajusteHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/{idfornecedor}/reajustes': async ({ contexto }) => {
      const { idfornecedor, autor } = quemOf(contexto)
      return { data: await listReajustes(sql, idfornecedor, autor) }
    },
    'POST /painel/v1/{idfornecedor}/reajustes/ensaio': ({ body, contexto }) =>
      rehearseReajuste(sql, lojaOf(contexto).idfornecedor, body),
    'PUT /painel/v1/{idfornecedor}/reajustes/{idreajuste}': ({ params: { idreajuste }, body, contexto }) =>
      startReajuste(sql, { quem: quemOf(contexto), fuso: lojaOf(contexto).fuso, idreajuste, dito: body }),
    'POST /painel/v1/{idfornecedor}/reajustes/{idreajuste}/cancelar': ({
      params: { idreajuste },
      contexto,
    }) => cancelReajuste(sql, quemOf(contexto), idreajuste),
  }
}
