import { z } from 'zod'

import { idDeclarado, slug, texto } from '#declarado'

/**
 * Where something that a store draws leads: a screen of the store, never an address written by hand, so that nothing typed there
 * can leave the store or run.
 */
export const Destino = z.discriminatedUnion('tipo', [
  /** The list, narrowed by what is said; by nothing: all products. */
  z.strictObject({
    tipo: z.literal('LISTA'),
    /** Slug of a category. */
    categ: slug(80).optional(),
    sk: texto(200).optional(),
    tags: z.array(slug(40)).max(5).optional(),
    marca: texto(80).optional(),
  }),
  z.strictObject({ tipo: z.literal('PRODUTO'), id: idDeclarado }),
  z.strictObject({ tipo: z.literal('COMBO'), id: idDeclarado }),
  /** A static page. */
  z.strictObject({ tipo: z.literal('PAGINA'), slug: slug(80) }),
  z.strictObject({
    tipo: z.literal('TELA'),
    tela: z.enum(['combos', 'revisao', 'cadastro', 'listas', 'cupons', 'assinaturas', 'faturas']),
  }),
])
export type Destino = z.infer<typeof Destino>
