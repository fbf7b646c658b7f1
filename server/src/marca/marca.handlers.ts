import { quemOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import type { Sql } from '#infra'

import { receiveLogo } from './receive-logo.ts'

type Key = 'POST /painel/v1/{idfornecedor}/marca/imagens'

/** Pictures of a store's logo, as its owner sends them (decision 0142). */
export const createMarcaHandlers = ({ sql }: { sql: Sql }): HandlersOf<Key> => ({
  'POST /painel/v1/{idfornecedor}/marca/imagens': ({ body, contexto }) =>
    receiveLogo(sql, quemOf(contexto), body.dados),
})
