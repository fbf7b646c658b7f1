import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

import { ModulosDaLoja, ModulosDitos } from './entidade.ts'

const daDona = {
  dono: 'fornecedor',
  fornecedor: 'params.idfornecedor',
  access: ['fornecedor'],
  params: z.object({ idfornecedor: id }),
  query: semCampos,
  response: ModulosDaLoja,
} as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Modules and tags of a store, switched by its owner (issue 17, line 9; decision 0151): added calls. */
export const moduloCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/modulos': {
    ...daDona,
    summary: 'Which modules and tags a store has switched on, and what hangs on them.',
    body: nada,
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/modulos': {
    ...daDona,
    summary: 'Switches modules and tags of a store; what nobody here knows stays as it is.',
    body: ModulosDitos,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
})
