import { quemOf, type ContextoComprador } from '#acesso'
import { asFalha, removeUm, saveUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import { Falha, type Sql } from '#infra'

import { findRecorte, listRecortes } from './recorte.repository.ts'
import { removeRecorte, saveRecorte } from './save-recorte.ts'

type Base = '/painel/v1/{idfornecedor}/recortes'
type Calls = `GET ${Base}` | `PUT ${Base}/{idrecorte}` | `DELETE ${Base}/{idrecorte}`

/** Filters of the list of products that a person or a team keeps (decision 0163). */
export function createRecorteHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/{idfornecedor}/recortes': async ({ contexto }) => ({
      data: await listRecortes(sql, pessoaOf(contexto)),
    }),
    'PUT /painel/v1/{idfornecedor}/recortes/{idrecorte}': ({ params: { idrecorte }, body, contexto }) => {
      const pessoa = pessoaOf(contexto)
      return saveUm(sql, {
        save: (tx) => saveRecorte(tx, pessoa, { ...body, idrecorte }),
        find: (tx) => findRecorte(tx, pessoa, idrecorte),
      })
    },
    'DELETE /painel/v1/{idfornecedor}/recortes/{idrecorte}': ({ params, query, contexto }) =>
      asFalha(removeUm(sql, (tx) => removeRecorte(tx, pessoaOf(contexto), { ...params, ...query }))),
  }
}

/** Who asks, at which supplier. Errors: `sem_permissao` for a key, which is nobody. */
function pessoaOf(contexto: ContextoComprador) {
  const quem = quemOf(contexto)
  const { idusuario } = quem.autor
  if (idusuario === null) throw new Falha('sem_permissao')
  return { ...quem, idusuario }
}
