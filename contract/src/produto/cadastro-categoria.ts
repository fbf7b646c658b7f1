import { z } from 'zod'

import { cor, idDeclarado, ordem, slug, texto } from '#declarado'

/** A category as its supplier keeps it; the tree as a whole is checked where it is saved (rules/categoria). */
export const CadastroCategoria = z.strictObject({
  idcategoria: idDeclarado,
  /** Null: at the top. */
  idcategoriapai: idDeclarado.nullable().default(null),
  slug: slug(80),
  nome: texto(80, 1),
  /** Lucide name of its tile. */
  icone: slug(40),
  /** Tint behind its pictures. */
  fundo: cor,
  ordem,
  /** Null: the category is shown to every segment. */
  idsegmento: idDeclarado.nullable().default(null),
  /** Null: in no sector. */
  idsetor: idDeclarado.nullable().default(null),
  /** Devices on which the tree of categories shows it. */
  dispositivos: z
    .array(z.enum(['desktop', 'mobile']))
    .max(2)
    .default(['desktop', 'mobile']),
})
export type CadastroCategoria = z.infer<typeof CadastroCategoria>
