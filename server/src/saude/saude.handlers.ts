import type { Registry } from 'prom-client'

import type { HandlersOf } from '#chamada'
import { decodeCursor, encodeCursor, Falha, isId, type Sql } from '#infra'

import { repeatFila } from './filas.repository.ts'
import { listSaude } from './plataforma.repository.ts'
import { readSaude } from './saude-da-plataforma.ts'

type Calls =
  | 'GET /painel/v1/saude'
  | 'GET /painel/v1/saude/fornecedores'
  | 'POST /painel/v1/fornecedores/{idfornecedor}/filas/{fila}/repetir'

/** How the platform and its stores are doing, for who runs it (decision 0154). */
export function createSaudeHandlers({ sql, registry }: { sql: Sql; registry: Registry }): HandlersOf<Calls> {
  return {
    'GET /painel/v1/saude': () => readSaude(sql, registry),
    'GET /painel/v1/saude/fornecedores': async ({ query: { busca, cursor, limit } }) => {
      // One more tells whether anything comes after.
      const rows = await listSaude(sql, { busca, depois: readLugar(cursor), limit: limit + 1 })
      const data = rows.slice(0, limit)
      const ultima = rows.length > limit ? data.at(-1) : undefined
      return { data, cursor: ultima ? encodeCursor([ultima.nome, ultima.idfornecedor]) : null }
    },
    'POST /painel/v1/fornecedores/{idfornecedor}/filas/{fila}/repetir': async ({ params }) => ({
      repetidas: await repeatFila(sql, params),
    }),
  }
}

function readLugar(cursor: string | undefined): { nome: string; idfornecedor: string } | null {
  if (cursor === undefined) return null
  const [nome, idfornecedor] = decodeCursor(cursor) ?? []
  if (typeof nome === 'string' && isId(idfornecedor)) return { nome, idfornecedor }
  throw new Falha('entrada_invalida', { campos: { cursor: 'Comece da primeira página.' } })
}
