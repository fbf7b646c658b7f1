import { z } from 'zod'

import { id } from '#campo'
import { tiposDeEvento } from '#evento'

/** An address of a supplier that is told what happens. */
export const Gancho = z.object({
  idgancho: id,
  url: z.string(),
  descricao: z.string(),
  eventos: z.array(z.string()),
  ativo: z.boolean(),
  /** Why the shop switched it off by itself; '' when it did not. */
  motivo: z.string(),
  /** Failures in a row; 0: the last one arrived. */
  falhas: z.int(),
  /** Since when nothing arrives. */
  falhando_desde: z.string().nullable(),
  /** What is still to be told. */
  pendentes: z.int(),
  /** Until when the secret before this one is signed with too. */
  anterior_ate: z.string().nullable(),
  criado_em: z.string(),
})
export type Gancho = z.infer<typeof Gancho>

/** The secret is in the answer that makes it, and in no other. */
export const GanchoComSegredo = Gancho.extend({
  /** `whsec_` and 32 bytes in base64. */
  segredo: z.string(),
})

export const GanchoNovo = z.object({
  /** https; the demo also takes http://127.0.0.1. */
  url: z.string().min(1).max(500),
  descricao: z.string().max(120).default(''),
  eventos: z.array(z.enum(tiposDeEvento)).min(1).max(tiposDeEvento.length),
})
export type GanchoNovo = z.infer<typeof GanchoNovo>

/** What is not named stays as it was. Switched on again, its failures are forgotten. */
export const MudancaGancho = GanchoNovo.partial().extend({
  descricao: z.string().max(120).optional(),
  ativo: z.boolean().optional(),
})
export type MudancaGancho = z.infer<typeof MudancaGancho>

/** One fact on its way to one address. */
export const EntregaGancho = z.object({
  identrega: z.int(),
  /** The header webhook-id: the same however often it is told. */
  idmensagem: id,
  evento: z.string(),
  numpedido: z.int().nullable(),
  /** DESISTIDA: three days of tries were not enough. */
  estado: z.enum(['PENDENTE', 'ENTREGUE', 'DESISTIDA']),
  tentativas: z.int(),
  /** When it happened. */
  criado_em: z.string(),
  /** The end of the last try. */
  tentada_em: z.string().nullable(),
  duracao_ms: z.int().nullable(),
  /** Status that the address answered with; null: it did not. */
  resposta: z.int().nullable(),
  /** What went wrong instead of an answer. */
  erro: z.string(),
  /** Of one that waits. */
  tentar_em: z.string().nullable(),
})
export type EntregaGancho = z.infer<typeof EntregaGancho>

/** A delivery with the very text that is sent. */
export const EntregaComCorpo = EntregaGancho.extend({
  /** The body of the request, JSON: what is signed. */
  corpo: z.string(),
})
