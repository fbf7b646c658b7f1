import { dispositivos, metricas, nomesGa4 } from '@vitrine/rules/medicao'
import { z } from 'zod'

import { dinheiro } from '#campo'

import { telas } from './telas.ts'

/** What became of an event: handed to Google's script, kept from it (a blocker, no network), or the store gave no measurement id. */
export const resultados = ['ENVIADO', 'BLOQUEADO', 'SEM_CODIGO'] as const

export const EventoLogado = z.object({
  name: z.string().max(40),
  /** Parameters of the event, as they were sent. */
  params: z.record(z.string().max(40), z.unknown()),
  resultado: z.enum(resultados),
})
export type EventoLogado = z.infer<typeof EventoLogado>

/** One measure of a page: milliseconds, of CLS thousandths. A screen or metric that there is not is refused singly. */
export const Medida = z.object({
  tela: z.string().max(40),
  metrica: z.string().max(40),
  dispositivo: z.string().max(20),
  valor: z.number(),
})
export type Medida = z.infer<typeof Medida>

export const ResumoMetrica = z.object({
  dia: z.string(),
  tela: z.enum(telas),
  metrica: z.enum(metricas),
  /** Null: all kinds of device together. */
  dispositivo: z.enum(dispositivos).nullable(),
  quantos: z.int(),
  /** Milliseconds, of CLS thousandths. */
  p75: z.number(),
  /** Percentage of measures that web.dev calls good; null for a metric without such a limit. */
  bons: z.int().nullable(),
})
export type ResumoMetrica = z.infer<typeof ResumoMetrica>

export const ContagemEvento = z.object({
  dia: z.string(),
  evento: z.enum(nomesGa4),
  resultado: z.enum(resultados),
  quantos: z.int(),
  /** Sum of the values of these events, in reais. */
  valor: dinheiro,
})
export type ContagemEvento = z.infer<typeof ContagemEvento>
