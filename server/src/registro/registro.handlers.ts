import { lojaOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import type { Sql } from '#infra'

import { listRegistro } from './list-registro.ts'

/** What became of a supplier's records, for its owner (ux 3.12, decision 0143). */
export function createRegistroHandlers({
  sql,
}: {
  sql: Sql
}): HandlersOf<'GET /painel/v1/{idfornecedor}/registro'> {
  return {
    'GET /painel/v1/{idfornecedor}/registro': ({ query, contexto }) =>
      listRegistro(sql, lojaOf(contexto), query),
  }
}
