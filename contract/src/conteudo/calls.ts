import { z } from 'zod'

import { defineCalls, todos, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'
import { slug, instante } from '#declarado'
import { ImagemDaMarca } from '#fornecedor'
import { limitesDaImagem } from '#imagem'
import { PaginaInicial } from '#pagina-inicial'
import { TipoPublicacao } from '#publicacao'

import { PaginaEscrita, PreviaPedida, TipoComPrevia } from './previa.ts'
import { ConteudoEditado, ConteudoResumido, DadosDoConteudo, VersaoDoConteudo } from './entidade.ts'

/** In base64. */
const BASE64 = Math.ceil(limitesDaImagem.bytes / 3) * 4

const params = z.object({ idfornecedor: id })
const doTipo = params.extend({ tipo: TipoPublicacao })
const um = doTipo.extend({ idconteudo: id })
const access: readonly Papel[] = ['fornecedor']
const daDona = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const
/** Of a draft; null: there was none. */
const versao = z.int().positive().nullable()

const daPrevia = {
  access: todos,
  dono: 'publico',
  fornecedor: 'params.idfornecedor',
  params: z.object({ idfornecedor: z.string().max(64), previa: z.string().max(64) }),
  query: semCampos,
  body: nada,
} as const

/** What a store writes for its visitors, as its panel keeps it (ux 3.10, decision 0149): added calls. */
export const conteudoCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/conteudos/{tipo}': {
    ...daDona,
    summary: 'The pieces of one kind of content, by title, 500 at most.',
    params: doTipo,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(ConteudoResumido) }),
    falhas,
  },
  'GET /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}': {
    ...daDona,
    summary:
      'A piece of content: its draft, what shoppers see of it, what begins later. Of a new one nothing.',
    params: um,
    query: semCampos,
    body: nada,
    response: ConteudoEditado,
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/rascunho': {
    ...daDona,
    summary: 'Writes the draft of a piece of content, whole; nobody but its editors sees it.',
    params: um,
    query: semCampos,
    body: z.strictObject({
      /** Absent: as it was. */
      chave: slug(80).min(1).optional(),
      dados: DadosDoConteudo,
      versao,
    }),
    response: ConteudoEditado,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou', 'nao_encontrado'],
  },
  'POST /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/publicacao': {
    ...daDona,
    summary:
      'Publishes the draft of a piece of content, now or from a moment on; of the home with its carousels.',
    params: um,
    query: semCampos,
    body: z.strictObject({
      /** Null: from now on. */
      de: instante.nullable().default(null),
      /** Null: for ever. */
      ate: instante.nullable().default(null),
      versao,
    }),
    response: ConteudoEditado,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou', 'nao_encontrado'],
  },
  'DELETE /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/publicacao': {
    ...daDona,
    summary: 'Takes a piece of content off the air; its versions stay.',
    params: um,
    query: semCampos,
    body: nada,
    response: ConteudoEditado,
    falhas: [...falhas, 'nao_encontrado'],
  },
  'GET /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/versoes': {
    ...daDona,
    summary: 'Versions of a piece of content, the newest first, ten at a time.',
    params: um,
    query: z.object({
      /** `cursor` of the page before. */
      cursor: z.int().positive().optional(),
    }),
    body: nada,
    response: z.object({ data: z.array(VersaoDoConteudo), cursor: z.int().nullable() }),
    falhas,
  },
  'DELETE /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/versoes/{idpublicacao}': {
    ...daDona,
    summary: 'Throws a draft away, or what was to begin later; what shoppers saw stays.',
    params: um.extend({ idpublicacao: id }),
    query: z.object({
      /** The version that was looked at; absent: whatever stands there. */
      versao: z.int().positive().optional(),
    }),
    body: nada,
    response: ConteudoEditado,
    falhas: [...falhas, 'nao_encontrado', 'cadastro_mudou'],
  },
  'POST /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/previa': {
    ...daDona,
    summary:
      'A link that shows drafts in the real store for a day, as a visitor sees it, or as a group of customers.',
    params: um.extend({ tipo: TipoComPrevia }),
    query: semCampos,
    body: PreviaPedida,
    response: z.object({ caminho: z.string(), ate: z.string() }),
    falhas: [...falhas, 'entrada_invalida', 'nao_encontrado'],
  },
  'POST /painel/v1/{idfornecedor}/conteudos/imagens': {
    ...daDona,
    summary:
      'Takes a picture in for what a store writes; it is shown once a version that names it is published.',
    params,
    query: semCampos,
    body: z.strictObject({
      /** The file in base64, up to 10 MB. */
      dados: z.string().min(1).max(BASE64),
    }),
    response: ImagemDaMarca,
    falhas: [...falhas, 'entrada_invalida'],
    bodyLimit: BASE64 + 16 * 1024,
  },
  'GET /v4/previa/{idfornecedor}/{previa}/inicio': {
    ...daPrevia,
    summary: 'The home of a store as its draft has it, for a visitor, by a link of its panel.',
    response: PaginaInicial,
    falhas: ['fornecedor_desconhecido', 'nao_encontrado'],
  },
  'GET /v4/previa/{idfornecedor}/{previa}/pagina': {
    ...daPrevia,
    summary:
      'A static page of a store as its draft has it, with its rows of products, by a link of its panel.',
    query: z.object({
      /** Slug of the page; absent: the one that the link is for. */
      slug: z.string().max(80).optional(),
    }),
    response: PaginaEscrita,
    falhas: ['fornecedor_desconhecido', 'nao_encontrado'],
  },
})
