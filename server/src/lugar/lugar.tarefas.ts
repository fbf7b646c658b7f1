import type { Tarefa } from '#fila'
import type { EnderecoDaLoja, Sql } from '#infra'

import { purgeAvisosArea } from './aviso-area.repository.ts'
import { followAreas, sendAvisosArea } from './avisos-area.ts'
import { purgeLugaresRecusados } from './lugar-recusado.repository.ts'
import type { MapaDeAreas } from './mapa-de-areas.ts'

/** Letters to whoever asked for a place, once it is delivered to; those that are too old are deleted, and so are places that were refused long ago. */
export function createLugarTarefas(deps: { sql: Sql; mapa: MapaDeAreas; config: EnderecoDaLoja }): Tarefa[] {
  return [
    {
      nome: 'avisar-areas',
      cron: '*/5 * * * *',
      run: (rodada) => sendAvisosArea(deps, rodada),
      follow: (notificacoes, runNow) => followAreas(notificacoes, () => runNow()),
    },
    { nome: 'limpar-avisos-area', cron: '27 3 * * *', run: () => purgeAvisosArea(deps.sql) },
    { nome: 'limpar-lugares-recusados', cron: '41 3 * * *', run: () => purgeLugaresRecusados(deps.sql) },
  ]
}
