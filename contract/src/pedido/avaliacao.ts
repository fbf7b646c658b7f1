import { z } from 'zod'

import { comVirgulas } from '#campo'

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
  motivos: comVirgulas(motivosAvaliacao, 200).default(''),
  texto: z.string().max(1000).default(''),
})
export type FormularioAvaliacao = z.infer<typeof FormularioAvaliacao>
