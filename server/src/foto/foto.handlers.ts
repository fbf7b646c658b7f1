import { quemOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import type { Sql } from '#infra'

import { receiveFoto } from './receive-foto.ts'

/** Pictures of products, as their supplier sends them (decision 0139). */
export const createFotoHandlers = (sql: Sql): HandlersOf<'POST /painel/v1/{idfornecedor}/fotos'> => ({
  'POST /painel/v1/{idfornecedor}/fotos': ({ body, contexto }) => receiveFoto(sql, quemOf(contexto), body),
})
