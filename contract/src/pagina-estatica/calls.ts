import { z } from 'zod'

import { Arquivo } from '#arquivo'
import { defineCalls, todos } from '#call'
import { id, nada, semCampos } from '#campo'
import { LojaColeta } from '#fornecedor'

import { Bloco } from './bloco.ts'

/** A static page (§3), without what stands on it. */
const PaginaListada = z.object({
  idpagina: id,
  slug: z.string(),
  titulo: z.string(),
  descricao: z.string(),
  tags: z.array(z.string()),
  /** When this version was published or began to be shown. */
  atualizada_em: z.string(),
})
export type PaginaListada = z.infer<typeof PaginaListada>

/** A static page with all that stands on it. */
export const PaginaEstatica = PaginaListada.extend({
  contato: z.boolean(),
  blocos: z.array(Bloco),
  /** Of the supplier, where a block shows them. */
  lojas: z.array(LojaColeta),
})
export type PaginaEstatica = z.infer<typeof PaginaEstatica>

const doFornecedor = {
  access: todos,
  dono: 'publico',
  fornecedor: 'params.id',
  body: nada,
  /** What a page says is the same for everybody. */
  query: z.object({ idcliente: id.optional() }),
  publica: 'SEM_PRECOS',
} as const

export const paginaEstaticaCalls = defineCalls({
  'GET /v4/pagina-estatica/{id}/listar': {
    ...doFornecedor,
    summary: 'Static pages of a supplier that this shop shows (tag WEB).',
    params: z.object({ id: z.string().max(64) }),
    response: z.object({ data: z.array(PaginaListada) }),
    falhas: ['fornecedor_desconhecido'],
  },
  'GET /v4/pagina-estatica/{id}/slug/{slug}': {
    ...doFornecedor,
    summary: 'One static page of a supplier with its blocks.',
    params: z.object({ id: z.string().max(64), slug: z.string().max(80) }),
    response: PaginaEstatica,
    falhas: ['fornecedor_desconhecido', 'nao_encontrado', 'pagina_indisponivel', 'pagina_revisar'],
  },
  'GET /v4/pagina-estatica/{id}/slug/{slug}/pdf': {
    summary: 'The same page as a PDF, to keep or to send (added call).',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.id',
    params: z.object({ id: z.string().max(64), slug: z.string().max(80) }),
    query: semCampos,
    body: nada,
    response: Arquivo,
    arquivo: 'application/pdf',
    falhas: ['fornecedor_desconhecido', 'nao_encontrado'],
  },
})
