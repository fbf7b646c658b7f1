import { z } from 'zod'

import { dinheiro, id } from '#campo'

/** Money of an order that is asked back, or went back, without the store: it stays where it is until staff ends that. */
export const Contestacao = z.object({
  idcontestacao: id,
  /** A dispute at the provider, a chargeback of a card, a MED of a Pix, a refund from outside. */
  tipo: z.enum(['DISPUTA', 'CHARGEBACK', 'MED', 'ESTORNO']),
  /** What is in question. */
  valor: dinheiro,
  /** What the provider decided, as the store sees it; null: not yet. */
  parecer: z.enum(['GANHA', 'PERDIDA']).nullable(),
  aberta_em: z.string(),
  /** How staff ended it; null: the order is held. */
  decisao: z.enum(['LIBERADA', 'CANCELADA']).nullable(),
  /** Staff's word, which the customer reads too. */
  palavra: z.string(),
  encerrada_em: z.string().nullable(),
})
export type Contestacao = z.infer<typeof Contestacao>

/** How staff ends it: the order continues or is cancelled, with a reason. */
export const FimDaContestacao = z.object({
  decisao: z.enum(['LIBERADA', 'CANCELADA']),
  palavra: z.string().max(300),
})
