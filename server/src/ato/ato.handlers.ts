import { quemOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import type { Sql } from '#infra'

import { listAtos } from './ato.repository.ts'
import { sayAto } from './say-ato.ts'
import { undoAto } from './undo-ato.ts'
import { undoMudanca } from './undo-mudanca.ts'

type Base = '/painel/v1/{idfornecedor}/atos'
type Calls =
  | `GET ${Base}`
  | `POST ${Base}/{idato}/desfazer`
  | `POST ${Base}/{idato}/refazer`
  | 'POST /painel/v1/{idfornecedor}/registro/{idevento}/desfazer'

/** One way back for all that a person does in the panel (ahead A1, decision 0158). */
export function createAtoHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/{idfornecedor}/atos': async ({ contexto }) => {
      const { idfornecedor, autor } = quemOf(contexto)
      if (autor.idusuario === null) return { data: [] }
      return { data: (await listAtos(sql, { idfornecedor, idusuario: autor.idusuario })).map(sayAto) }
    },
    'POST /painel/v1/{idfornecedor}/atos/{idato}/desfazer': ({ params: { idato }, contexto }) =>
      undoAto(sql, quemOf(contexto), { idato, como: 'desfazer' }),
    'POST /painel/v1/{idfornecedor}/atos/{idato}/refazer': ({ params: { idato }, contexto }) =>
      undoAto(sql, quemOf(contexto), { idato, como: 'refazer' }),
    'POST /painel/v1/{idfornecedor}/registro/{idevento}/desfazer': ({ params: { idevento }, contexto }) =>
      undoMudanca(sql, quemOf(contexto), idevento),
  }
}
