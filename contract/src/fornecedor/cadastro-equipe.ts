import { z } from 'zod'

import { idDeclarado } from '#declarado'

/** A login that works at a supplier; with two roles it stands there twice. */
export const CadastroEquipe = z.strictObject({
  idusuario: idDeclarado,
  papel: z.enum(['representante', 'atendente', 'fornecedor']),
})
export type CadastroEquipe = z.infer<typeof CadastroEquipe>
