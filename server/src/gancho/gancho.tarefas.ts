import type { Tarefa } from '#fila'
import type { Config, Sql } from '#infra'

import { deliverGanchos, followGanchos } from './deliver-ganchos.ts'
import { pruneEntregas } from './entrega.repository.ts'
import { sealGanchos } from './seal-ganchos.ts'
import { hasDevidos } from './gancho.repository.ts'

export function createGanchoTarefas(deps: {
  sql: Sql
  config: Pick<Config, 'demo' | 'chavesSelo'>
}): Tarefa[] {
  return [
    {
      nome: 'avisar-ganchos',
      cron: '* * * * *',
      run: (rodada) => deliverGanchos(deps, rodada),
      follow: (notificacoes, runNow) =>
        followGanchos(notificacoes, {
          hasDevidos: (emCurso) => hasDevidos(deps.sql, emCurso, new Date()),
          deliver: (emCurso) => runNow((rodada) => deliverGanchos(deps, rodada, emCurso)),
        }),
    },
    // A key that is new to the environment seals what is there within the hour.
    { nome: 'selar-ganchos', cron: '23 * * * *', run: (rodada) => sealGanchos(deps, rodada) },
    { nome: 'limpar-ganchos', cron: '47 3 * * *', run: () => pruneEntregas(deps.sql, new Date()) },
  ]
}
