import { sistema } from '#evento'
import type { Rodada, Tarefa } from '#fila'
import type { Sql } from '#infra'

import { dropRemovidos, takeDevidos } from './dominio.repository.ts'
import { lookAtDominio, type DepsDoDominio } from './look-at-dominio.ts'
import type { ConfigDoDominio } from './refuse-host.ts'
import { createResolvedor } from './resolvedor.ts'

/** Looked at together: each waits some seconds at most for servers that are silent. */
const LOTE = 40
const DIAS_DA_VOLTA = 30

/** Looks at hosts whose time has come; safe in several processes at once. Answers how many. */
export async function lookAtDevidos(deps: DepsDoDominio, rodada: Rodada): Promise<number> {
  const devidos = await takeDevidos(deps.sql, LOTE)
  await Promise.all(
    devidos.map(({ idfornecedor, dominio }) =>
      rodada.item(
        'dominio',
        `${idfornecedor} ${dominio}`,
        () => lookAtDominio(deps, { idfornecedor, autor: sistema }, { dominio }),
        // Ten minutes later it is due again.
        { sempre: true },
      ),
    ),
  )
  return devidos.length
}

export function createDominioTarefas({ sql, config }: { sql: Sql; config: ConfigDoDominio }): Tarefa[] {
  const resolvedor = createResolvedor(config.dnsServidores)
  return [
    {
      nome: 'conferir-dominios',
      cron: '* * * * *',
      run: (rodada) => lookAtDevidos({ sql, config, resolvedor }, rodada),
    },
    { nome: 'esquecer-dominios', cron: '41 4 * * *', run: () => dropRemovidos(sql, DIAS_DA_VOLTA) },
  ]
}
