import { z } from 'zod'

import { dinheiro, id } from '#comum'

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

/** Goods that go back and their money: a record of its own, the order stays ENTREGUE (readings 7). */
export const Devolucao = z.object({
  iddevolucao: id,
  protocolo: z.string(),
  tipo: z.enum(['ARREPENDIMENTO', 'DEVOLUCAO']),
  status: z.enum(['ABERTA', 'CONCLUIDA', 'RECUSADA']),
  valor: dinheiro,
  motivo: z.string(),
  quando: z.string(),
})
export type Devolucao = z.infer<typeof Devolucao>

/** What staff decides about goods that come back. */
export const NovaDevolucao = z.object({
  valor: dinheiro.positive().max(10_000_000),
  motivo: z.string().max(300),
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
})
