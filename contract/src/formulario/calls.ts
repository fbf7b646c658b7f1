import { z } from 'zod'

import { defineCalls, todos, type Papel } from '#call'
import { id, nada } from '#campo'

const equipe: readonly Papel[] = ['atendente', 'fornecedor', 'operador']

/** What somebody wrote to a store by a form of one of its pages. */
const MensagemFormulario = z.object({
  idmensagem: id,
  /** Slug of the page, and the form on it. */
  pagina: z.string(),
  formulario: z.string(),
  titulo: z.string(),
  /** In the order of the form, each with its question as it was then. Plain text. */
  respostas: z.array(z.object({ nome: z.string(), rotulo: z.string(), valor: z.string() })),
  /** What was agreed to. */
  consentimento: z.string(),
  recebida_em: z.string(),
  /** When it is deleted. */
  apaga_em: z.string(),
})
export type MensagemFormulario = z.infer<typeof MensagemFormulario>

export const formularioCalls = defineCalls({
  'POST /v4/pagina-estatica/{id}/slug/{slug}/formulario/{codigo}': {
    summary: 'Sends what somebody wrote into a form of a page; twice the same is once (added call).',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.id',
    params: z.object({ id: z.string().max(64), slug: z.string().max(80), codigo: z.string().max(40) }),
    query: z.object({}),
    body: z.object({
      /** By the name of each field. */
      respostas: z.record(z.string().max(30), z.string().max(5000)),
      /** The line of agreement was ticked. */
      consentiu: z.boolean(),
      /** Nobody sees this field: what stands in it was written by a machine, which is thanked and not heard. */
      site: z.string().max(200).optional(),
    }),
    response: z.object({ mensagem: z.string() }),
    falhas: ['entrada_invalida', 'fornecedor_desconhecido', 'nao_encontrado'],
  },
  'GET /painel/v1/{idfornecedor}/mensagens': {
    summary: 'What was written to a supplier by the forms of its pages, newest first (added call).',
    access: equipe,
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: id }),
    query: z.object({
      formulario: z.string().max(40).optional(),
      page: z.int().min(1).max(10_000).default(1),
      limit: z.int().min(1).max(100).default(20),
    }),
    body: nada,
    response: z.object({ data: z.array(MensagemFormulario), totalItems: z.int() }),
    falhas: ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'],
  },
})
