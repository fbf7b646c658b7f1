import { z } from 'zod'

import { dinheiro, id, quantidade, quantidadePositiva } from '#campo'

/** Reasons that a rating may name with one tap (ux 1.11.4). */
export const motivosAvaliacao = [
  'NO_PRAZO',
  'PRODUTOS_BONS',
  'BOM_ATENDIMENTO',
  'ATRASOU',
  'FALTOU_PRODUTO',
  'PRODUTO_RUIM',
] as const

/** What the customer thought of an order. */
export const Avaliacao = z.object({
  estrelas: z.int().min(1).max(5),
  motivos: z.array(z.enum(motivosAvaliacao)),
  texto: z.string(),
  /** Until when it may be changed. */
  editavel_ate: z.string(),
})
export type Avaliacao = z.infer<typeof Avaliacao>

/** A rating as a form sends it (§7: form-encoded): everything is text. */
export const FormularioAvaliacao = z.object({
  estrelas: z.enum(['1', '2', '3', '4', '5']),
  /** Codes with commas between. */
  motivos: z.string().max(200).default(''),
  texto: z.string().max(1000).default(''),
})
export type FormularioAvaliacao = z.infer<typeof FormularioAvaliacao>

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
