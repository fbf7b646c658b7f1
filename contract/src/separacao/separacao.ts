import { z } from 'zod'

import { dinheiro, quantidade } from '#campo'

/** What was picked of each line (readings 7); lines that are not named came whole. */
export const Separacao = z.object({
  itens: z
    .array(
      z.object({
        sequencia: z.int().min(0).max(32_000),
        quantidadeServida: z.number().min(0).max(1_000_000),
      }),
    )
    .max(1000),
  /** On delivery, above the agreed margin: how the customer was asked and said yes ('por telefone, com Ana'). */
  aceite: z.string().trim().max(200).default(''),
  /**
   * On delivery, above the agreed margin and without `aceite`: nothing is picked, and the customer is asked on the order's page
   * (decision 0061). Below it there is nothing to ask: it is picked.
   */
  perguntar: z.boolean().default(false),
})

/** What picking asks the customer of an order paid on delivery: the goods cost more than was agreed (decision 0061). */
export const Pesagem = z.object({
  /** Identifies the question; it is sent back with the answer, so that an answer never counts for another question. */
  feita_em: z.string(),
  /** RECUSADA: the store is to pick less; null: it waits for an answer. Once accepted it is picked, and no question any more. */
  resposta: z.enum(['RECUSADA']).nullable(),
  /** Total of the order as it is, and with a yes of the customer. */
  totalAtual: dinheiro,
  total: dinheiro,
  /** Lines of which something else would go than was ordered. */
  itens: z.array(
    z.object({
      sequencia: z.int(),
      nome: z.string(),
      unidade: z.string(),
      /** Ordered, and weighed or counted now. */
      quantidade,
      quantidadeServida: quantidade,
      precounitario: dinheiro.nullable(),
      /** Value of the line with its taxes: as it is, and with a yes. */
      totalAtual: dinheiro,
      total: dinheiro,
    }),
  ),
})
export type Pesagem = z.infer<typeof Pesagem>
