import { z } from 'zod'

import { idDeclarado } from '#declarado'

/** Until a store says otherwise, its customers are to be answered within an hour of its opening hours. */
export const PRAZO_PADRAO = 60

const campos = {
  /** Minutes of opening hours in which a customer is to be answered; null: nothing is promised. */
  prazo_minutos: z.int().min(1).max(2880).nullable(),
}

/** How a supplier attends, as it keeps it: one row for each supplier. */
export const CadastroAtendimento = z.object({
  idfornecedor: idDeclarado,
  prazo_minutos: campos.prazo_minutos.default(PRAZO_PADRAO),
})
export type CadastroAtendimento = z.infer<typeof CadastroAtendimento>

export const AjustesDoAtendimento = z.object({
  ...campos,
  /** To be named by whoever changes it; null: nothing was set yet. */
  versao: z.int().nullable(),
})
export type AjustesDoAtendimento = z.infer<typeof AjustesDoAtendimento>

/** What is not said stays. */
export const NovosAjustes = z.object({
  prazo_minutos: campos.prazo_minutos.optional(),
  /** The version that was looked at, null when there was none; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})
export type NovosAjustes = z.infer<typeof NovosAjustes>
