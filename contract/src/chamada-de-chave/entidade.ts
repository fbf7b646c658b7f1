import { z } from 'zod'

import { id } from '#campo'

/** A call that a key of a store's own system made, by its name alone: neither what was sent nor what was answered is kept. */
export const ChamadaFeita = z.object({
  idrequisicao: id,
  quando: z.string(),
  idapikeys: id,
  chamada: z.string(),
  status: z.int(),
  codigo: z.string().nullable(),
  campos: z.array(z.string()),
  ms: z.int(),
  bytes: z.int().nullable(),
  rede: z.string(),
  repetida: z.boolean(),
})
export type ChamadaFeita = z.infer<typeof ChamadaFeita>

/** By its status: below 400, below 500, from 500 on. */
export const SituacaoDaChamada = z.enum(['ACEITA', 'RECUSADA', 'FALHOU'])
export type SituacaoDaChamada = z.infer<typeof SituacaoDaChamada>

export const ListaDeChamadas = z.object({ data: z.array(ChamadaFeita), cursor: z.string().nullable() })
export type ListaDeChamadas = z.infer<typeof ListaDeChamadas>

/** How many calls came of each kind. */
export const ContaDeChamadas = z.object({
  aceitas: z.int(),
  recusadas: z.int(),
  falharam: z.int(),
})
export type ContaDeChamadas = z.infer<typeof ContaDeChamadas>

export const HoraDeChamadas = ContaDeChamadas.extend({ hora: z.string() })
export type HoraDeChamadas = z.infer<typeof HoraDeChamadas>

/** What one key did in the last 30 days. */
export const UsoDeUmaChave = ContaDeChamadas.extend({
  idapikeys: id,
  /** Since when its calls are counted. */
  desde: z.string(),
  ultima_em: z.string(),
  /** Calls that were accepted, most often first. */
  usadas: z.array(z.object({ chamada: z.string(), vezes: z.int(), ultima_em: z.string() })),
})
export type UsoDeUmaChave = z.infer<typeof UsoDeUmaChave>

export const UsoDasChaves = z.object({
  horas: z.array(HoraDeChamadas),
  chaves: z.array(UsoDeUmaChave),
  por_minuto: z.int().nullable(),
})
export type UsoDasChaves = z.infer<typeof UsoDasChaves>
