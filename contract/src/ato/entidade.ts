import { z } from 'zod'

/** What one person did in one go: a cell, five thousand prices, a sheet (decision 0158). */
export const Ato = z.object({
  idato: z.int(),
  quando: z.string(),
  /** How many changes, of records of which kind. */
  partes: z.array(z.object({ cadastro: z.string(), tipo: z.string(), mudancas: z.int() })),
  desfeito: z.boolean(),
  /** Whether anything of it can be taken back, or done again. */
  pode_desfazer: z.boolean(),
})
export type Ato = z.output<typeof Ato>

/** A record that stays as it is, though the act that changed it was taken back. */
export const FicouComoEsta = z.object({
  cadastro: z.string(),
  id: z.string(),
  /** Null: it has none, or is gone. */
  nome: z.string().nullable(),
  porque: z.enum(['MUDOU', 'SEM_VOLTA']),
})
export type FicouComoEsta = z.output<typeof FicouComoEsta>

export const AtoDesfeito = z.object({
  ato: Ato,
  /** Records that are now as they were. */
  voltaram: z.int(),
  /** The first of those that are not. */
  ficaram: z.array(FicouComoEsta),
  total_ficaram: z.int(),
})
export type AtoDesfeito = z.output<typeof AtoDesfeito>

/** What became of one change of the register that was to be taken back. */
export const MudancaDesfeita = z.object({
  /** Null: the record is now as it was before. */
  porque: FicouComoEsta.shape.porque.nullable(),
})
export type MudancaDesfeita = z.output<typeof MudancaDesfeita>
