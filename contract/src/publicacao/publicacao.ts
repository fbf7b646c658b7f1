import { z } from 'zod'

import { idDeclarado, instante, slug } from '#declarado'

/** Kinds of content that have drafts, versions and a schedule (decision 0080). */
export const TipoPublicacao = z.enum([
  'PAGINA',
  'TEXTO',
  'CARROSSEL',
  'INICIO',
  'CARTA',
  'NAVEGACAO',
  'APARENCIA',
])
export type TipoPublicacao = z.infer<typeof TipoPublicacao>

/** Only the store's editors see a draft; what was published is never changed, the next version takes its place. */
const EstadoPublicacao = z.enum(['RASCUNHO', 'PUBLICADA'])

/** One kind of content: how a version of it is written and read. */
export interface Conteudo<D extends z.ZodType<object>> {
  tipo: TipoPublicacao
  /** Many of them, where an error is told: 'paginas.0.chave'. */
  nome: string
  dados: D
}

/** A version of a piece of content, whatever its kind, as somebody writes it who keeps a store. */
export const cadastroPublicacao = (dados: z.ZodType<object>) =>
  z
    .strictObject({
      idpublicacao: idDeclarado,
      /** Id of the piece of content that this is a version of. */
      idconteudo: idDeclarado,
      /** The name under which it is found, of one piece at a time: a page's slug. */
      chave: slug(80).min(1),
      estado: EstadoPublicacao.default('RASCUNHO'),
      /** Start (included) and end (excluded) of its period; null: no start, no end. */
      de: instante.nullable().default(null),
      ate: instante.nullable().default(null),
      dados,
    })
    .superRefine(({ de, ate }, { addIssue }) => {
      if (de !== null && ate !== null && de >= ate)
        addIssue({ code: 'custom', path: ['ate'], message: 'O fim vem antes do início.', input: ate })
    })
