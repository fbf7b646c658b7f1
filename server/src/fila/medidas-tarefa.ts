import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

import { inTime, type Sql } from '#infra'

import { countFalhas } from './falha-tarefa.repository.ts'

/** What is counted of jobs. */
export interface MedidasTarefa {
  countItem(tarefa: string, resultado: 'feito' | 'falhou'): void
  countRodada(tarefa: string, resultado: 'feita' | 'falhou', segundos: number): void
}

/** In /metrics of a process that is to run jobs: 0 until it does. Call what it gives back once it does. */
export function trackInicio(registry: Registry): () => void {
  const iniciadas = new Gauge({
    name: 'vitrine_tarefas_iniciadas',
    help: '1 once this process runs the jobs; 0 when they did not start.',
    registers: [registry],
  })
  iniciadas.set(0)
  return () => iniciadas.set(1)
}

/** Counters of jobs in /metrics, and what failed and waits, as the database knows it at the moment of asking. */
export function createMedidasTarefa(sql: Sql, registry: Registry): MedidasTarefa {
  const falhas: Gauge<'tarefa' | 'estado'> = new Gauge({
    name: 'vitrine_tarefa_falhas',
    help: 'What jobs could not do: waiting for the next try, or for a person.',
    labelNames: ['tarefa', 'estado'] as const,
    registers: [registry],
    collect: async () => {
      // Without an answer they are left out: everything else is told all the same.
      falhas.reset()
      const contadas = await inTime(countFalhas(sql), 1000).catch(() => [])
      for (const { tarefa, esperando, desistidas } of contadas) {
        falhas.set({ tarefa, estado: 'esperando' }, esperando)
        falhas.set({ tarefa, estado: 'desistida' }, desistidas)
      }
    },
  })
  const itens = new Counter({
    name: 'vitrine_tarefa_itens_total',
    help: 'Items that a job worked on, by outcome.',
    labelNames: ['tarefa', 'resultado'] as const,
    registers: [registry],
  })
  const rodadas = new Histogram({
    name: 'vitrine_tarefa_rodada_seconds',
    help: 'Runs of a job and how long they took, by outcome.',
    labelNames: ['tarefa', 'resultado'] as const,
    buckets: [0.01, 0.1, 1, 10, 60],
    registers: [registry],
  })
  return {
    countItem: (tarefa, resultado) => itens.inc({ tarefa, resultado }),
    countRodada: (tarefa, resultado, segundos) => rodadas.observe({ tarefa, resultado }, segundos),
  }
}
