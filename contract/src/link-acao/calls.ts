import { z } from 'zod'

import { defineCalls, todos } from '#call'
import { id, nada, quantidade, semCampos } from '#campo'

const SituacaoLink = z.enum(['ABERTO', 'AINDA_NAO', 'EXPIRADO', 'ESGOTADO'])
export type SituacaoLink = z.infer<typeof SituacaoLink>

/** What opening it does, by the names of what the supplier sells. */
const AcaoDoLink = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('CUPOM'), codigocupom: z.string(), nome: z.string() }),
  z.object({
    tipo: z.literal('PRODUTOS'),
    produtos: z.array(z.object({ id, nome: z.string(), quantidade })),
  }),
  z.object({ tipo: z.literal('PAGINA'), slug: z.string() }),
  z.object({
    tipo: z.literal('LISTA'),
    busca: z.object({
      sk: z.string().optional(),
      categ: z.string().optional(),
      tagsPesquisa: z.string().optional(),
    }),
  }),
  z.object({ tipo: z.literal('COMBO'), idcombopromocional_cabecalho: id }),
])
export type AcaoDoLink = z.infer<typeof AcaoDoLink>

const LinkAcao = z.object({
  nome: z.string(),
  descricao: z.string(),
  situacao: SituacaoLink,
  /** The moment when the link begins or ended, for somebody who opens it outside its period. */
  de: z.string().nullable(),
  ate: z.string().nullable(),
  /** Null: the link does nothing now. */
  acao: AcaoDoLink.nullable(),
  /** The address to give away, and its QR: dark modules as one SVG path in a square of `lado`. */
  url: z.string(),
  qr: z.string(),
  lado: z.int(),
})
export type LinkAcao = z.infer<typeof LinkAcao>

const params = z.object({ idfornecedor: z.string().max(64), codigo: z.string().max(60) })

export const linkAcaoCalls = defineCalls({
  'GET /v4/link-acao/{idfornecedor}/{codigo}': {
    summary: 'What a short link does when it is opened. Looking changes nothing.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.idfornecedor',
    params,
    query: semCampos,
    body: nada,
    response: LinkAcao,
    falhas: ['fornecedor_desconhecido', 'link_desconhecido'],
  },
  'POST /v4/link-acao/{idfornecedor}/{codigo}/usar': {
    summary: 'Opens a short link: counts one use for each `chave`, however often it is sent (added call).',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.idfornecedor',
    params,
    query: semCampos,
    body: z.object({ chave: id }),
    response: z.object({ acao: AcaoDoLink }),
    falhas: [
      'fornecedor_desconhecido',
      'link_desconhecido',
      'link_ainda_nao',
      'link_expirado',
      'link_esgotado',
    ],
  },
})
