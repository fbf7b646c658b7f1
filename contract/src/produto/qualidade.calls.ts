import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { motivosDeQualidade } from './guardado.ts'

const access: readonly Papel[] = ['fornecedor']

/** A picture of a store that could not be made from its original. */
const ImagemPorFazer = z.object({
  hash: z.string(),
  /** ESTRAGADA: it cannot be read; GRANDE: more than can be drawn; OUTRO: the platform's own affair. */
  motivo: z.enum(['ESTRAGADA', 'GRANDE', 'OUTRO']),
  /** Not tried by itself any more but once a day. */
  desistiu_em: z.string().nullable(),
  ultima_em: z.string(),
  /** Of those that show it, the first by name; null: none does any more. */
  produto: z.object({ idcadastroextraproduto: id, nome: z.string() }).nullable(),
})

/** What products lack (issue 17, line 3; decision 0148): an added call. */
export const qualidadeCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/qualidade': {
    summary: 'How many products of a supplier lack what, by reason; each is a `vista` of its list.',
    access,
    dono: 'fornecedor',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: id }),
    query: semCampos,
    body: nada,
    response: z.object({
      /** All of the store. */
      total: z.int().min(0),
      faltas: z.array(z.object({ vista: z.enum(motivosDeQualidade), produtos: z.int().min(0) })),
      /** Pictures of the store that could not be made, the latest first, 50 at most. */
      imagens: z.array(ImagemPorFazer),
    }),
    falhas: ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'],
  },
})
