import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada } from '#campo'

import { ListaDeChamadas, SituacaoDaChamada, UsoDasChaves } from './entidade.ts'

/** As the keys themselves: who runs the store, and the platform. A call is a name here, never what it was about. */
const comum = {
  access: ['fornecedor', 'operador'],
  semPessoas: true,
  dono: 'fornecedor',
  fornecedor: 'params.idfornecedor',
  params: z.object({ idfornecedor: id }),
  body: nada,
  falhas: ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'],
} as const

const filtro = z.object({
  idapikeys: id.optional(),
  chamada: z.string().max(200).optional(),
  desde: z.iso.datetime().optional(),
  ate: z.iso.datetime().optional(),
})

/** Which calls each key made (decision 0172): added calls. */
export const chamadaDeChaveCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/chaves/chamadas': {
    summary:
      'Calls that the API keys of a supplier made in the last 30 days, the newest first; page by page.',
    ...comum,
    query: filtro.extend({
      situacao: SituacaoDaChamada.optional(),
      codigo: z
        .string()
        .regex(/^[a-z_]{1,60}$/)
        .optional(),
      cursor: z.string().max(200).optional(),
      limit: z.int().min(1).max(200).default(50),
    }),
    response: ListaDeChamadas,
  },
  'GET /painel/v1/{idfornecedor}/chaves/uso': {
    summary: 'How much each API key of a supplier did: by the hour, and what it called in the last 30 days.',
    ...comum,
    query: filtro,
    response: UsoDasChaves,
  },
})
