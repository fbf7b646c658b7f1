import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'

import type { Antecipadas, Relidas, Rodizio } from '#chamada'
import type { FilaDePaginas } from '#pagina'
import { inTime, portaoOf, type CachePublico, type Notificacoes, type Sql } from '#infra'

import { countEspera } from './saude.repository.ts'

interface MedidasDeps {
  registry: Registry
  sql: Sql
  notificacoes: Pick<Notificacoes, 'isListening' | 'isAlive'>
  cache: CachePublico
  relidas: Pick<Relidas, 'dadas'>
  antecipadas: Pick<Antecipadas, 'lidas'>
  fila: FilaDePaginas
  rodizio: Rodizio
}

/** What /metrics tells of this process and of what waits in the database; jobs add their own (decision 0062). */
export function collectMedidas(app: FastifyInstance, deps: MedidasDeps): void {
  const { registry, sql } = deps
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const duracao = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status; answers from memory are counted apart.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'outras'
    duracao.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  const portao = portaoOf(sql)
  for (const [nome, ajuda, read] of listMedidas(portao, deps)) gauge(nome, ajuda, read)
  const repetidas: Gauge<'codigo'> = new Gauge({
    name: 'vitrine_banco_repetidas',
    help: 'Tries again after deadlocks (40P01), serialization failures (40001), locks (55P03).',
    labelNames: ['codigo'] as const,
    registers,
    collect() {
      for (const [codigo, vezes] of portao.repetidas) repetidas.set({ codigo }, vezes)
    },
  })
  const espera: Gauge<'fila'> = new Gauge({
    name: 'vitrine_espera',
    help: 'Letters and webhooks that are due and not gone, letters that were given up.',
    labelNames: ['fila'] as const,
    registers,
    async collect() {
      // Without an answer they are left out: everything else is told all the same.
      espera.reset()
      const contada = await inTime(countEspera(sql), 1000).catch(() => null)
      for (const [fila, quantas] of Object.entries(contada ?? {})) espera.set({ fila }, quantas)
    },
  })
}

/** What is simply read when it is asked for: name, help, value. */
const listMedidas = (
  portao: ReturnType<typeof portaoOf>,
  { notificacoes, cache, relidas, antecipadas, fila, rodizio }: MedidasDeps,
): [string, string, () => number][] => [
  ['vitrine_respostas_da_memoria', 'Answers given from memory since the start.', () => cache.dadas],
  ['vitrine_respostas_relidas', 'Answers to addresses asked again, since the start.', () => relidas.dadas],
  [
    'vitrine_respostas_lidas',
    'Answers of lists that were read without routing, since the start.',
    () => antecipadas.lidas,
  ],
  ['vitrine_paginas_em_curso', 'Pages being made.', () => fila.emCurso],
  [
    'vitrine_paginas_recusadas',
    'Pages refused since the start: they would have come too late.',
    () => fila.recusadas,
  ],
  ['vitrine_vez_esperando', 'Calls that wait for the turn of their supplier.', () => rodizio.esperando],
  ['vitrine_vez_contidas', 'Suppliers of which calls wait for their turn.', () => rodizio.contidas],
  ['vitrine_vez_desistidas', 'Calls nobody waited for any more at their turn.', () => rodizio.desistidas],
  ['vitrine_vez_recusadas', 'Calls refused since the start: no turn in time.', () => rodizio.recusadas],
  ['vitrine_pool_conexoes', 'Connections of the pool.', () => portao.max],
  ['vitrine_pool_em_uso', 'Connections in use.', () => portao.emUso],
  ['vitrine_pool_esperando', 'Statements that wait for a connection.', () => portao.esperando],
  ['vitrine_pool_contidas', 'Suppliers that are held back, so that others are not.', () => portao.contidas],
  ['vitrine_pool_desistidas', 'Statements nobody waited for any more.', () => portao.desistidas],
  ['vitrine_pool_recusadas', 'Statements refused since the start.', () => portao.recusadas],
  ['vitrine_pool_sem_resposta', 'Statements never answered since the start.', () => portao.semResposta],
  ['vitrine_banco_vivo', '1 while the database answers.', () => Number(notificacoes.isAlive())],
  ['vitrine_escutando', '1 while changes are heard of.', () => Number(notificacoes.isListening())],
]
