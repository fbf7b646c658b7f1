import { z } from 'zod'

import { id } from '#campo'
import { ProdutoLista } from '#produto'

/** A product that a cliente waits for, with what can be bought instead meanwhile (§7, ux 1.25). */
export const AlertaDisponibilidade = z.object({
  idcadastroextraproduto: id,
  /** ISO instant. */
  criado_em: z.string(),
  /** When the e-mail was written; null while the cliente waits. */
  avisado_em: z.string().nullable(),
  produto: ProdutoLista,
  /** At most 3, in stock, of the same category. */
  similares: z.array(ProdutoLista),
})
export type AlertaDisponibilidade = z.infer<typeof AlertaDisponibilidade>
