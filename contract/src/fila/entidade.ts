import { z } from 'zod'

import { id } from '#campo'

/** Something that a job could not do: to one item, or at all when `item` is ''. */
export const FalhaTarefa = z.object({
  idfalha: id,
  /** Name of the job. */
  tarefa: z.string(),
  /** What it worked on: 'pedido 10127'. */
  item: z.string(),
  tentativas: z.int(),
  primeira_em: z.string(),
  ultima_em: z.string(),
  /** When it is tried again by itself. */
  tentar_em: z.string(),
  /** Since when a person is asked; null: it is still tried. */
  desistiu_em: z.string().nullable(),
  erro: z.string(),
})
export type FalhaTarefa = z.output<typeof FalhaTarefa>
