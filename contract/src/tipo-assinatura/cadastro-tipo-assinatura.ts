import { z } from 'zod'

import { idDeclarado, ordem, texto } from '#declarado'

/** How often a supplier lets an order be repeated. */
export const CadastroTipoAssinatura = z
  .strictObject({
    idtipoassinatura: idDeclarado,
    nome: texto(60, 1),
    /** Exactly one of the two is set: a month is a calendar month, not 30 days. */
    dias: z.int().min(1).max(365).nullable().default(null),
    meses: z.int().min(1).max(24).nullable().default(null),
    ordem: ordem.max(32_000).default(0),
    ativo: z.boolean().default(true),
  })
  .refine(({ dias, meses }) => (dias === null) !== (meses === null), {
    error: 'Diga de quantos em quantos dias, ou de quantos em quantos meses.',
    path: ['dias'],
  })
export type CadastroTipoAssinatura = z.infer<typeof CadastroTipoAssinatura>
