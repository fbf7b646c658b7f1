import type { HandlersOf } from '#chamada'
import type { EnderecoDaLoja, Sql } from '#infra'

import { openVisao } from './open-visao.ts'

type Calls = 'POST /painel/v1/{idfornecedor}/clientes/{idcliente}/visao'

/** Staff looks at its store as a customer does (ahead C2, decision 0112). */
export function createVisaoHandlers(deps: { sql: Sql; config: EnderecoDaLoja }): HandlersOf<Calls> {
  return {
    'POST /painel/v1/{idfornecedor}/clientes/{idcliente}/visao': ({ contexto, requisicao }) =>
      openVisao(deps, contexto, requisicao.ip),
  }
}
