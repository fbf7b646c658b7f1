import { z } from 'zod'

import { id } from '#campo'

/** Columns by their names as the table holds them (centavos, 1/1,000 unit): what has to be put back to undo an edit. */
const Colunas = z.record(z.string(), z.unknown())

const Dados = z.object({
  /** The table: 'forma_entrega'. */
  cadastro: z.string(),
  /** Of the row; parts of a key are joined by '/'. */
  id: z.string(),
  /** Version of the row after the change; for a removed row, its last version. */
  versao: z.int(),
  autor: z.object({
    /** Role of whoever did it; `sistema` when the shop did it by itself. */
    ator: z.string(),
    idusuario: id.nullable(),
    idapikeys: id.nullable(),
  }),
  /** The reason, in the words of the person who gave one. */
  motivo: z.string().optional(),
  /** The row before the change; for an edit only the columns that changed. Null: the row is new. */
  antes: Colunas.nullable(),
  /** The row after the change, in the same way. Null: the row was removed. */
  depois: Colunas.nullable(),
  /** Columns that changed and whose values are not told: personal data, secrets. */
  ocultas: z.array(z.string()),
  /** Of a change that takes another one back: the version that the row is the same as now. */
  volta_a: z.int().optional(),
})

/**
 * Edits of what a supplier keeps (categories, prices, areas, …), and who made each of them: the audit. Told to the supplier's own people
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
