import type { Registry } from 'prom-client'

import type { SaudeDaPlataforma } from '@vitrine/contract'

import { inTime, type Sql } from '#infra'

import { countFalhas, countFornecedores } from './plataforma.repository.ts'
import { countEspera } from './saude.repository.ts'

/** So long the database may take to count what waits. */
const ESPERA_MS = 2000

/** How the process that answers is doing, by what /metrics measures, and what waits in the database. */
export async function readSaude(sql: Sql, registry: Registry): Promise<SaudeDaPlataforma> {
  const read = (nome: string) => readMedida(registry, nome)
  const [
    fila,
    fornecedores,
    laco,
    memoria,
    vivo,
    escuta,
    max,
    emUso,
    esperando,
    recusadas,
    emCurso,
    paginasRecusadas,
  ] = await Promise.all([
    readFila(sql),
    inTime(countFornecedores(sql), ESPERA_MS).catch(() => ({ no_ar: 0, fora: 0 })),
    read('nodejs_eventloop_lag_p99_seconds'),
    read('process_resident_memory_bytes'),
    read('vitrine_banco_vivo'),
    read('vitrine_escutando'),
    read('vitrine_pool_conexoes'),
    read('vitrine_pool_em_uso'),
    read('vitrine_pool_esperando'),
    read('vitrine_pool_recusadas'),
    read('vitrine_paginas_em_curso'),
    read('vitrine_paginas_recusadas'),
  ])
  return {
    fornecedores_no_ar: fornecedores.no_ar,
    fornecedores_fora: fornecedores.fora,
    banco_vivo: vivo === 1,
    escutando: escuta === 1,
    conexoes: max,
    conexoes_em_uso: emUso,
    comandos_esperando: esperando,
    comandos_recusados: recusadas,
    atraso_do_laco_ms: Math.round(laco * 10_000) / 10,
    memoria_mb: Math.round(memoria / 1_048_576),
    ligado_em: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    paginas_em_curso: emCurso,
    paginas_recusadas: paginasRecusadas,
    fila,
  }
}

/** Null: the database did not answer in time, which says enough. */
function readFila(sql: Sql): Promise<SaudeDaPlataforma['fila']> {
  return inTime(
    Promise.all([countEspera(sql), countFalhas(sql)]).then(([espera, falhas]) => ({ ...espera, ...falhas })),
    ESPERA_MS,
  ).catch(() => null)
}

/** A gauge as it stands now; 0: this process does not measure it. */
async function readMedida(registry: Registry, nome: string): Promise<number> {
  const medida = await registry.getSingleMetric(nome)?.get()
  const valor = medida?.values[0]?.value ?? 0
  return Number.isFinite(valor) ? valor : 0
}
