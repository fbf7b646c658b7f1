import { z } from 'zod'
import { normalizeCodigo } from '@vitrine/rules/cupom'

import { idDeclarado, instante, quantidadeDeclarada, slug, texto } from '#declarado'

/** What a link does when it is opened (readings 8). */
export const Acao = z.discriminatedUnion('tipo', [
  z.strictObject({
    tipo: z.literal('CUPOM'),
    codigocupom: texto(40, 1).refine((codigo) => codigo === normalizeCodigo(codigo), {
      error: 'Use maiúsculas, sem espaços.',
    }),
  }),
  z.strictObject({
    tipo: z.literal('PRODUTOS'),
    produtos: z
      .array(z.strictObject({ id: idDeclarado, quantidade: quantidadeDeclarada.default(1) }))
      .min(1)
      .max(60)
      .refine((produtos) => new Set(produtos.map(({ id }) => id)).size === produtos.length, {
        error: 'O mesmo produto aparece duas vezes.',
      }),
  }),
  z.strictObject({ tipo: z.literal('PAGINA'), slug: slug(80).min(1) }),
  /** The product list, as its address says it: search, category, tags. */
  z.strictObject({
    tipo: z.literal('LISTA'),
    busca: z.strictObject({
      sk: texto(120, 1).optional(),
      categ: slug(80).optional(),
      tagsPesquisa: texto(200, 1).optional(),
    }),
  }),
  z.strictObject({ tipo: z.literal('COMBO'), idcombopromocional_cabecalho: idDeclarado }),
])
export type Acao = z.infer<typeof Acao>

/** A short link as its supplier keeps it. How often it was used is counted, never written. */
export const CadastroLinkAcao = z
  .strictObject({
    idlinkacao: idDeclarado,
    /** The code in the address of the link. */
    codigo: slug(40).min(3),
    nome: texto(80, 1),
    /** Text that is shown to the person who opens the link. */
    descricao: texto(300).default(''),
    acao: Acao,
    de: instante.nullable().default(null),
    ate: instante.nullable().default(null),
    /** How often it works; null: always. Of a coupon or of products alone: what only opens is never used up. */
    limite: z.int().min(1).max(1_000_000_000).nullable().default(null),
    ativo: z.boolean().default(true),
  })
  .superRefine(({ de, ate, limite, acao }, { addIssue }) => {
    if (de !== null && ate !== null && de >= ate)
      addIssue({ code: 'custom', path: ['ate'], message: 'O fim vem antes do início.', input: ate })
    if (limite !== null && acao.tipo !== 'CUPOM' && acao.tipo !== 'PRODUTOS')
      addIssue({
        code: 'custom',
        path: ['limite'],
        message: 'Este link só abre uma página: não se esgota.',
        input: limite,
      })
  })
export type CadastroLinkAcao = z.infer<typeof CadastroLinkAcao>
