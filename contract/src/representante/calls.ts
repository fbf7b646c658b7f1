import { z } from 'zod'

import { Autenticado } from '#acesso'
import { defineCalls, todos } from '#call'
import { id, nada, semCampos } from '#campo'

import { AcessoRepresentante, ClienteRepresentado } from './entidade.ts'

export const representanteCalls = defineCalls({
  'GET /v4/representante/{a}/{b}': {
    summary:
      'The clientes assigned to a representative, with what to know before calling them. Staff of the fornecedor may read it too.',
    access: ['representante', 'fornecedor'],
    dono: 'sessao',
    fornecedor: 'params.a',
    params: z.object({ a: id, b: id }),
    query: z.object({
      limit: z.int().min(1).max(50).default(10),
      offset: z.int().min(0).max(1_000_000).default(0),
      /** Part of a name, a document or the supplier's code. */
      search: z.string().max(100).default(''),
      /** Only clientes without an order in this number of days. */
      diassemcomprar: z.int().min(1).max(3650).optional(),
      /** Only those with something in the cart. */
      carrinhoaberto: z.boolean().default(false),
      /** Only those to be visited today (tag `rota-segunda` …), in the order of their streets. */
      narota: z.boolean().default(false),
    }),
    body: nada,
    response: z.object({
      data: z.array(ClienteRepresentado),
      totalItems: z.int(),
      limit: z.int(),
      offset: z.int(),
    }),
    falhas: ['sessao_expirada', 'sem_permissao', 'nao_encontrado'],
  },
  'POST /v4/representante/{a}/{b}/cliente': {
    summary:
      'A representative enters a cliente assigned to it, or with null leaves the one it is in; the session gets a new token (added call).',
    access: ['representante'],
    dono: 'sessao',
    fornecedor: 'params.a',
    params: z.object({ a: id, b: id }),
    query: semCampos,
    body: z.object({ idcliente: id.nullable() }),
    response: Autenticado,
    falhas: ['sessao_expirada', 'sem_permissao', 'nao_encontrado'],
  },
  'GET /v4/acessorepresentante/{id}': {
    summary:
      'Whether this session may sell for the fornecedor, and to whom it sells now; `acesso: false` for everybody else.',
    access: todos,
    dono: 'sessao',
    fornecedor: 'params.id',
    params: z.object({ id }),
    query: semCampos,
    body: nada,
    response: AcessoRepresentante,
    falhas: ['sessao_expirada'],
  },
})
