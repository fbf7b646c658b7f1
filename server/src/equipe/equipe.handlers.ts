import type { HandlersOf } from '#chamada'
import { Falha, type Sql } from '#infra'

import { listLugares } from './equipe.repository.ts'

/** Where one works (§6): what the panel opens. */
export function createEquipeHandlers({ sql }: { sql: Sql }): HandlersOf<'GET /v4/equipe/fornecedores'> {
  return {
    'GET /v4/equipe/fornecedores': async ({ contexto: { idusuario } }) => {
      if (!idusuario) throw new Falha('sessao_expirada')
      return { data: await listLugares(sql, idusuario) }
    },
  }
}
