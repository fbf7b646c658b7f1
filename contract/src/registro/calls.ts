import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada } from '#campo'

import { ListaDoRegistro } from './entidade.ts'

/** What became of a supplier's records, and by whom (ux 3.12, decision 0143): an added call. */
export const registroCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/registro': {
    summary: 'Changes of the records of a supplier in words, the newest first; page by page.',
    access: ['fornecedor'],
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: id }),
    query: z.object({
      cadastro: z
        .string()
        .regex(/^[a-z_]{1,40}$/)
        .optional(),
      /** `quem.id` of a change. */
      quem: z
        .string()
        .regex(/^[0-9a-z-]{1,40}$/)
        .optional(),
      desde: z.iso.date().optional(),
      ate: z.iso.date().optional(),
      cursor: z.string().max(200).optional(),
      limit: z.int().min(1).max(200).default(50),
    }),
    body: nada,
    response: ListaDoRegistro,
    falhas: ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'],
  },
})
