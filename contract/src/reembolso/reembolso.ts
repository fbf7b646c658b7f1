import { z } from 'zod'

import { dinheiro, id } from '#campo'

/** Money that the store sends back by hand, by Pix: the way in which it came has no way back (a slip, money at the door). */
export const Reembolso = z.object({
  idreembolso: id,
  /** The return that it is for; null: the order was cancelled, or the money came late. */
  iddevolucao: id.nullable(),
  valor: dinheiro,
  /** Where it goes; null: its customer has still to say, or it was forgotten some time after it was paid. */
  chave_pix: z.string().nullable(),
  criado_em: z.string(),
  informada_em: z.string().nullable(),
  /** When the store said that it paid; null: it has not. */
  feito_em: z.string().nullable(),
})
export type Reembolso = z.infer<typeof Reembolso>

export const NovaChavePix = z.object({
  /** CPF, CNPJ, e-mail, telephone or random key, as people write them. */
  chave_pix: z.string().max(120),
})
