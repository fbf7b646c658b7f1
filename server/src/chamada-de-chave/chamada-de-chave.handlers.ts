import { lojaOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import type { Config, Sql } from '#infra'

import { showChamadas, showUso } from './show-uso.ts'

export type CallsDoUso =
  | 'GET /painel/v1/{idfornecedor}/chaves/chamadas'
  | 'GET /painel/v1/{idfornecedor}/chaves/uso'

/** Which calls the keys of a store made (decision 0172). */
export function createChamadaDeChaveHandlers({
  sql,
  config,
}: {
  sql: Sql
  config: Pick<Config, 'limites'>
}): HandlersOf<CallsDoUso> {
  return {
    'GET /painel/v1/{idfornecedor}/chaves/chamadas': ({ query, contexto }) =>
      showChamadas(sql, lojaOf(contexto).idfornecedor, query),
    'GET /painel/v1/{idfornecedor}/chaves/uso': ({ query, contexto }) =>
      showUso(
        sql,
        { idfornecedor: lojaOf(contexto).idfornecedor, porMinuto: config.limites.porConta },
        query,
      ),
  }
}
