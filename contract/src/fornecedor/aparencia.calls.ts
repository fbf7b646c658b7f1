import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'

import { EntradasDoTema } from './cadastro-fornecedor.ts'

/** What a store looks like: the inputs of its theme, those of the platform where it has chosen none. */
export const Aparencia = z.object({ entradas: z.strictObject(EntradasDoTema.shape), versao: z.int() })
export type Aparencia = z.output<typeof Aparencia>

/** What its owner writes of it: all inputs. */
export const AparenciaDita = z.strictObject({
  entradas: EntradasDoTema,
  /** The version that was looked at; absent: whatever stands there. */
  versao: z.int().positive().optional(),
})

const daDona = {
  dono: 'fornecedor',
  fornecedor: 'params.idfornecedor',
  access: ['fornecedor'],
  params: z.object({ idfornecedor: id }),
  query: semCampos,
  response: Aparencia,
} as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** The look of a store as its panel keeps it (ux 2.2, issue 17): added calls. */
export const aparenciaCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/aparencia': {
    ...daDona,
    summary: "The inputs of a store's theme.",
    body: nada,
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/aparencia': {
    ...daDona,
    summary: 'Changes the theme of a store; its wordmark stays.',
    body: AparenciaDita,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
})
