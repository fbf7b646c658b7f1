import type { AreaGuardada } from '@vitrine/contract'

import { quemOf } from '#acesso'
import { listGuardadas, removeUm, saveUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import type { Db, Sql } from '#infra'

import { cadastroArea } from './cadastro-loja.ts'
import { removeAreas } from './remove-areas.ts'
import { saveAreas } from './save-areas.ts'

type Base = '/painel/v1/{idfornecedor}/areas'
type Calls = `GET ${Base}` | `PUT ${Base}/{idarea}` | `DELETE ${Base}/{idarea}`

/** Areas of a supplier, as its panel keeps them (decision 0137). */
export function createAreaHandlers({ sql }: { sql: Sql }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/{idfornecedor}/areas': async ({ contexto }) => {
      const areas = await listAreas(sql, quemOf(contexto).idfornecedor)
      return { data: areas.toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR')) }
    },
    'PUT /painel/v1/{idfornecedor}/areas/{idarea}': ({ params: { idarea }, body, contexto }) => {
      const quem = quemOf(contexto)
      const { versao = 'qualquer' as const, ...dita } = body
      return saveUm(sql, {
        save: (tx) => saveAreas(tx, quem, [{ ...dita, idarea, versao }]),
        find: async (tx) => (await listAreas(tx, quem.idfornecedor, idarea))[0],
      })
    },
    'DELETE /painel/v1/{idfornecedor}/areas/{idarea}': ({ params: { idarea }, query, contexto }) => {
      const chave = { idarea, versao: query.versao ?? ('qualquer' as const) }
      return removeUm(sql, (tx) => removeAreas(tx, quemOf(contexto), [chave]))
    },
  }
}

/** Without the box around each, which follows from its outline. */
async function listAreas(db: Db, idfornecedor: string, qual?: string): Promise<AreaGuardada[]> {
  const guardadas = await listGuardadas(db, cadastroArea, idfornecedor, qual ? [{ idarea: qual }] : null)
  return guardadas.map(
    ({ idarea, tipo, nome, geojson, versao }) =>
      // Written by the same contract's schema.
      ({ idarea, tipo, nome, geojson, versao }) as AreaGuardada,
  )
}
