import { z } from 'zod'

import { Arte, Destino, ImagemDeclarada } from '#carrossel'
import { cor, dia, idDeclarado, semRepetir, slug, texto } from '#declarado'

/** What every section has: its name in the page (anchor, list name of the analytics) and its first and last day. */
const comum = {
  id: slug(40),
  /** Days of the store's zone; absent: always. */
  de: dia.optional(),
  ate: dia.optional(),
  /** Kept, and shown to nobody. */
  oculta: z.boolean().optional(),
}
const titulo = texto(80, 1)
const Botao = z.strictObject({ rotulo: texto(40, 1), destino: Destino })
const paragrafos = z.array(texto(600, 1)).min(1).max(6)

/** The picture that opens the page: text beside it on a plain ground, never on the picture (ux 2.1). */
const Hero = z.strictObject({
  ...comum,
  tipo: z.literal('HERO'),
  /** Layout: a tall, dark poster, or a low band above the products. */
  forma: z.enum(['FAIXA', 'CARTAZ']).default('FAIXA'),
  antetitulo: texto(60).default(''),
  titulo,
  texto: texto(200).default(''),
  /** Background colour of the pictures. */
  cor,
  arte: Arte,
  botoes: z.array(Botao).max(2).default([]),
})

/** Categories, each with its picture. */
const Categorias = z.strictObject({
  ...comum,
  tipo: z.literal('CATEGORIAS'),
  titulo: texto(80).default(''),
  forma: z.enum(['AZULEJOS', 'LINHAS']).default('AZULEJOS'),
  itens: z
    .array(
      z.strictObject({
        categ: slug(80),
        /** Instead of the category's own name. */
        nome: texto(40).optional(),
        imagem: ImagemDeclarada.nullable().default(null),
      }),
    )
    .min(1)
    .max(12),
})

/** A carousel of the store at this place. With `ate` its end is said, and it goes by itself. */
const SecaoCarrossel = z.strictObject({
  ...comum,
  tipo: z.literal('CARROSSEL'),
  idcarrossel: idDeclarado,
  /** Layout: a row that slides, a grid of full rows, or compact lines for customers who buy by the case. */
  forma: z.enum(['TRILHO', 'GRADE', 'LINHAS']).default('TRILHO'),
  /** Drawn on a tinted background. */
  destaque: z.boolean().default(false),
})

const Marcas = z.strictObject({
  ...comum,
  tipo: z.literal('MARCAS'),
  titulo,
  subtitulo: texto(120).default(''),
  itens: z
    .array(
      z.strictObject({
        nome: texto(60, 1),
        nota: texto(60).default(''),
        imagem: ImagemDeclarada.nullable().default(null),
        destino: Destino,
      }),
    )
    .min(2)
    .max(12),
})

/** A recipe or a story, with the goods that it takes. */
const Historia = z.strictObject({
  ...comum,
  tipo: z.literal('HISTORIA'),
  antetitulo: texto(60).default(''),
  titulo,
  paragrafos,
  arte: Arte,
  cor,
  receita: z
    .strictObject({
      /** 'Serve 4'. */
      rende: texto(40, 1),
      /** '40 minutos'. */
      tempo: texto(40, 1),
      passos: z.array(texto(300, 1)).min(1).max(10),
    })
    .optional(),
  produtos: semRepetir(idDeclarado, 8).default([]),
  botao: Botao.optional(),
})

const Texto = z.strictObject({ ...comum, tipo: z.literal('TEXTO'), titulo, paragrafos })

/** The stores: where, until when open, how far. */
const Lojas = z.strictObject({ ...comum, tipo: z.literal('LOJAS'), titulo, texto: texto(200).default('') })

const Banners = z.strictObject({
  ...comum,
  tipo: z.literal('BANNERS'),
  itens: z
    .array(
      z.strictObject({ titulo, texto: texto(160).default(''), cor, imagem: ImagemDeclarada, botao: Botao }),
    )
    .length(2),
})

/** Cards that lead somewhere: stages of a work, styles of beer, ways to order. */
const Colecao = z.strictObject({
  ...comum,
  tipo: z.literal('COLECAO'),
  titulo,
  subtitulo: texto(120).default(''),
  forma: z.enum(['ETAPAS', 'ESTILOS', 'ATALHOS']),
  itens: z
    .array(
      z.strictObject({
        titulo: texto(60, 1),
        texto: texto(160).default(''),
        /** A fact beside it: 'IBU 18 a 25'. */
        nota: texto(40).default(''),
        cor: cor.optional(),
        imagem: ImagemDeclarada.nullable().default(null),
        icone: slug(40).optional(),
        destino: Destino,
      }),
    )
    .min(2)
    .max(10),
})

/** The first section for a customer who comes back; visitors do not get it. */
const Pessoal = z.strictObject({ ...comum, tipo: z.literal('PESSOAL'), conteudo: z.enum(['ULTIMA_COMPRA']) })

export const Secao = z
  .discriminatedUnion('tipo', [
    Hero,
    Categorias,
    SecaoCarrossel,
    Marcas,
    Historia,
    Texto,
    Lojas,
    Banners,
    Colecao,
    Pessoal,
  ])
  .superRefine(({ de, ate }, { addIssue }) => {
    if (de && ate && ate < de)
      addIssue({ code: 'custom', path: ['ate'], message: 'O fim vem antes do início.' })
  })
export type Secao = z.infer<typeof Secao>
export type SecaoDe<T extends Secao['tipo']> = Extract<Secao, { tipo: T }>

/** The sections of a home, in their order. */
export const Secoes = z
  .array(Secao)
  .max(30)
  .refine((secoes) => new Set(secoes.map(({ id }) => id)).size === secoes.length, {
    error: 'Duas seções têm o mesmo nome.',
  })
export type Secoes = z.infer<typeof Secoes>
