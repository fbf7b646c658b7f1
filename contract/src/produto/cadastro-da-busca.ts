import { z } from 'zod'

import { idDeclarado, ordem, semRepetir, slug, texto } from '#declarado'

/** A group of top categories, as its supplier keeps it. */
export const CadastroSetor = z.strictObject({
  idsetor: idDeclarado,
  nome: texto(80, 1),
  /** Lucide name of its tile. */
  icone: slug(40),
  ordem: ordem.default(0),
})
export type CadastroSetor = z.infer<typeof CadastroSetor>

/** A kind of customers who see other categories. */
export const CadastroSegmento = z.strictObject({
  idsegmento: idDeclarado,
  nome: texto(80, 1),
  ordem: ordem.default(0),
})
export type CadastroSegmento = z.infer<typeof CadastroSegmento>

/** A tag that shoppers may filter by. */
export const CadastroTagPesquisa = z.strictObject({
  tag: slug(40),
  nome: texto(60, 1),
  /** Filters of one group stand together: 'Alimentação', 'Origem'. */
  grupo: texto(60, 1),
  /** A chip above the list. */
  promovida: z.boolean().default(false),
  ordem: ordem.default(0),
})
export type CadastroTagPesquisa = z.infer<typeof CadastroTagPesquisa>

/** Something that is read: a letter or a digit at least. */
const palavras = texto(60, 1)
  .refine((texto) => /[\p{L}\p{N}]/u.test(texto), { error: 'Diga uma palavra.' })
  .refine((texto) => texto === texto.toLowerCase(), { error: 'Use letras minúsculas.' })

/** What is typed, and what the store calls it besides. */
export const CadastroSinonimo = z.strictObject({
  termo: palavras,
  sinonimos: semRepetir(palavras, 20).refine((sinonimos) => sinonimos.length > 0, { error: 'Lista vazia.' }),
})
export type CadastroSinonimo = z.infer<typeof CadastroSinonimo>
