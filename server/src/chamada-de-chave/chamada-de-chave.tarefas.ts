import { DIA_MS } from '@vitrine/rules/data'

import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { DIAS, purgeChamadas } from './chamada-de-chave.repository.ts'
import { idDesde } from './show-uso.ts'

export function createChamadaDeChaveTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [
    {
      nome: 'limpar-chamadas-de-chave',
      cron: '25 * * * *',
      run: () => purgeChamadas(sql, idDesde(Date.now() - DIAS * DIA_MS)),
    },
  ]
}
