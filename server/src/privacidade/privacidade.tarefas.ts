import type { Tarefa } from '#fila'
import type { Sql } from '#infra'

import { purgeDadosPessoais, purgeRegistrosFiscais } from './exclusao.repository.ts'

/** Deletes at night what its purpose no longer needs (LGPD art. 15, 16). */
export function createPrivacidadeTarefas({ sql }: { sql: Sql }): Tarefa[] {
  return [
    { nome: 'limpar-registros-fiscais', cron: '20 3 * * *', run: () => purgeRegistrosFiscais(sql) },
    { nome: 'limpar-dados-pessoais', cron: '50 3 * * *', run: () => purgeDadosPessoais(sql) },
  ]
}
