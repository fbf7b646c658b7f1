import { monitorEventLoopDelay } from 'node:perf_hooks'

import type { Registry } from 'prom-client'

import type { SaudeDaPlataforma } from '@vitrine/contract'

import { inTime, type Sql } from '#infra'

import { countFalhas, countFornecedores } from './plataforma.repository.ts'
import { countEspera } from './saude.repository.ts'

/** So long the database may take to count what waits. */
const ESPERA_MS = 2000

/** How the process that answers is doing, by what /metrics measures, and what waits in the database. */
export async function readSaude(sql: Sql, registry: Registry): Promise<SaudeDaPlataforma> {
  const [fila, fornecedores, medidas] = await Promise.all([
    readFila(sql),
    inTime(countFornecedores(sql), ESPERA_MS).catch(() => ({ no_ar: 0, fora: 0 })),
    readMedidas(registry),
  ])
  return {
    fornecedores_no_ar: fornecedores.no_ar,
    fornecedores_fora: fornecedores.fora,
    banco_vivo: medidas.banco_vivo === 1,
    escutando: medidas.escutando === 1,
    conexoes: medidas.pool_conexoes,
    conexoes_em_uso: medidas.pool_em_uso,
    comandos_esperando: medidas.pool_esperando,
    comandos_recusados: medidas.pool_recusadas,
    atraso_do_laco_ms: readAtraso(),
    memoria_mb: Math.round(process.memoryUsage.rss() / 1_048_576),
    ligado_em: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    paginas_em_curso: medidas.paginas_em_curso,
    paginas_recusadas: medidas.paginas_recusadas,
    fila,
  }
}

/** Milliseconds between two looks, which are part of what is measured. */
const RESOLUCAO_MS = 20
const atraso = monitorEventLoopDelay({ resolution: RESOLUCAO_MS })

/** How late the event loop has been since the last look, 99th percentile. Of its own: a look at that of /metrics would begin it anew. */
function readAtraso(): number {
  atraso.enable()
  const ms = Math.max(0, atraso.percentile(99) / 1e6 - RESOLUCAO_MS)
  atraso.reset()
  return Number.isFinite(ms) ? Math.round(ms * 10) / 10 : 0
}

/** Null: the database did not answer in time, which says enough. */
function readFila(sql: Sql): Promise<SaudeDaPlataforma['fila']> {
  return inTime(
    Promise.all([countEspera(sql), countFalhas(sql)]).then(([espera, falhas]) => ({ ...espera, ...falhas })),
    ESPERA_MS,
  ).catch(() => null)
}

/** Gauges of /metrics, without their common beginning. */
const MEDIDAS = [
  'banco_vivo',
  'escutando',
  'pool_conexoes',
  'pool_em_uso',
  'pool_esperando',
  'pool_recusadas',
  'paginas_em_curso',
  'paginas_recusadas',
] as const

/** As they stand now; 0: this process does not measure it. */
async function readMedidas(registry: Registry): Promise<Record<(typeof MEDIDAS)[number], number>> {
  const lidas = MEDIDAS.map(async (nome) => {
    const medida = await registry.getSingleMetric(`vitrine_${nome}`)?.get()
    return [nome, medida?.values[0]?.value ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(lidas)) as Record<(typeof MEDIDAS)[number], number> // of each of its keys
}
