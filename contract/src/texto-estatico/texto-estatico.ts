import { z } from 'zod'

import { defineCalls, todos } from '#call'
import { nada } from '#campo'
import { texto } from '#declarado'
import { textoRico } from '#pagina-estatica'
import type { Conteudo } from '#publicacao'

/** Languages that a text may be written in; the shop itself speaks Portuguese. */
const Idioma = z.enum(['pt-BR', 'en', 'es'])
export type Idioma = z.infer<typeof Idioma>

const Traducao = z.strictObject({ titulo: texto(120).default(''), texto: textoRico(20_000) })

/** A text of a supplier for a place of the shop, in the languages it was written in; its name is the version's `chave`. */
const CadastroTexto = z.strictObject({
  traducoes: z.strictObject({ 'pt-BR': Traducao, en: Traducao.optional(), es: Traducao.optional() }),
})
export type CadastroTexto = z.input<typeof CadastroTexto>

/** Static texts (§7 static-text): versions of decision 0080. */
export const textosEstaticos = {
  tipo: 'TEXTO',
  nome: 'textos',
  dados: CadastroTexto,
} satisfies Conteudo<typeof CadastroTexto>

const TextoEstatico = z.object({
  /** The name of the place: 'cadastro', 'condicoes'. */
  chave: z.string(),
  titulo: z.string(),
  /** Paragraphs with blank lines between; strong words and links as `parseTextoRico` reads them. */
  texto: z.string(),
  /** The language that it is in: Portuguese where there is no translation. */
  language: Idioma,
  atualizado_em: z.string(),
})
export type TextoEstatico = z.infer<typeof TextoEstatico>

export const textoEstaticoCalls = defineCalls({
  'GET /v4/static-text/{id}': {
    summary: 'Texts of a supplier for places of the shop; `translation` names one, `language` its language.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.id',
    params: z.object({ id: z.string().max(64) }),
    query: z.object({ language: Idioma.default('pt-BR'), translation: z.string().max(80).optional() }),
    body: nada,
    response: z.object({ language: Idioma, textos: z.array(TextoEstatico) }),
    falhas: ['fornecedor_desconhecido'],
    publica: 'SEM_PRECOS',
  },
})
