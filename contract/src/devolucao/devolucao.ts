import { z } from 'zod'

import { dinheiro, id, quantidadePositiva } from '#campo'

/** A line of the order that comes back, by its `sequencia`. */
const ItemDevolvido = z.object({
  sequencia: z.int().min(0).max(32_000),
  quantidade: quantidadePositiva,
})

/** Goods that go back and their money: a record of its own, the order stays ENTREGUE (readings 7). */
export const Devolucao = z.object({
  iddevolucao: id,
  protocolo: z.string(),
  tipo: z.enum(['ARREPENDIMENTO', 'DEVOLUCAO']),
  status: z.enum(['ABERTA', 'CONCLUIDA', 'RECUSADA']),
  /** What was asked for. */
  valor: dinheiro,
  motivo: z.string(),
  quando: z.string(),
  itens: z.array(ItemDevolvido),
  /** For which the goods were taken back; null while they are on their way. */
  aceito: dinheiro.nullable(),
  /** Of it, by the way in which it was paid, and off open invoices; the rest is handed over by the store. */
  estornado: dinheiro,
  abatido: dinheiro,
  /** How far the provider is; null when it is not asked. */
  estorno: z.enum(['A_CAMINHO', 'FEITO']).nullable(),
  /** The store's word at the end. */
  resposta: z.string(),
  encerrada_em: z.string().nullable(),
})
export type Devolucao = z.infer<typeof Devolucao>

/** Goods that are to come back: for a value, or for what these lines cost. */
export const NovaDevolucao = z.object({
  valor: dinheiro.positive().max(10_000_000).optional(),
  motivo: z.string().max(300),
  itens: z.array(ItemDevolvido).max(1000).optional(),
})

/** What staff found when the goods arrived. */
export const DevolucaoRecebida = z.object({
  /** Taken back for less than was asked, with the reason in `resposta`; absent: for all of it. */
  valor: dinheiro.positive().max(10_000_000).optional(),
  resposta: z.string().max(300).default(''),
  /** What arrived; absent: what was said when the return began. */
  itens: z.array(ItemDevolvido).max(1000).optional(),
  /** Whether it goes back on sale. */
  estoque: z.boolean().default(false),
})
