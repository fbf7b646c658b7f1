import { z } from 'zod'

import { id } from '#campo'

/** Columns by their names as the table holds them (centavos, 1/1,000 unit): what has to be put back to undo an edit. */
const Colunas = z.record(z.string(), z.unknown())

const Dados = z.object({
  /** The table: 'forma_entrega'. */
  cadastro: z.string(),
  /** Of the row; parts of a key are joined by '/'. */
  id: z.string(),
  /** After it; of a removed row, the last one. */
  versao: z.int(),
  autor: z.object({
    /** The role; `sistema` for the shop itself. */
    ator: z.string(),
    idusuario: id.nullable(),
    idapikeys: id.nullable(),
  }),
  /** Why, in the words of who wrote it, where somebody said so. */
  motivo: z.string().optional(),
  /** What it was: of an edit, what changed alone. Null: there was nothing. */
  antes: Colunas.nullable(),
  /** What it is. Null: there is nothing any more. */
  depois: Colunas.nullable(),
  /** Columns that changed and whose values are not told: personal data, secrets. */
  ocultas: z.array(z.string()),
})

/**
 * Edits of what a supplier keeps (categories, prices, areas, …), with who made them: the audit. Told to the supplier's own people
 * alone, so they are not among those that webhooks ask for.
 */
export const eventosDeCadastro = {
  'cadastro.CRIADO': { summary: 'A record was made.', dados: Dados },
  'cadastro.MUDADO': { summary: 'A record was changed.', dados: Dados },
  'cadastro.REMOVIDO': { summary: 'A record was removed.', dados: Dados },
} as const

export type EventoDeCadastro = {
  tipo: keyof typeof eventosDeCadastro
  dados: z.infer<typeof Dados>
}
