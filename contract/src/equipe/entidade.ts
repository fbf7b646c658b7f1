import { z } from 'zod'

import { id } from '#campo'

export const PapelNaEquipe = z.enum(['representante', 'atendente', 'fornecedor'])
export type PapelNaEquipe = z.output<typeof PapelNaEquipe>

/** Somebody who works at a supplier, as its owner sees them (§6). */
export const MembroDaEquipe = z.object({
  idusuario: id,
  nome: z.string(),
  email: z.string(),
  /** The strongest first. */
  papeis: z.array(PapelNaEquipe),
  /** A password was set: the invitation was taken. */
  entrou: z.boolean(),
  /** A second proof is asked of this login. */
  segundo_fator: z.boolean(),
})
export type MembroDaEquipe = z.output<typeof MembroDaEquipe>
