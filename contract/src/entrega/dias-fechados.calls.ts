import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'
import { dia } from '#declarado'

import { CadastroDiaFechado } from './cadastro-forma-entrega.ts'

/** A closed day as it is kept, with the version that whoever changes it names. */
export const DiaFechadoGuardado = CadastroDiaFechado.extend({ versao: z.int() })
export type DiaFechadoGuardado = z.output<typeof DiaFechadoGuardado>

/** What is written of one: why the store rests that day. */
export const DiaFechadoDito = CadastroDiaFechado.omit({ data: true }).extend({
  /** The version that was looked at, null for a new one; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})

const params = z.object({ idfornecedor: id })
const um = params.extend({ dia })
const daEquipe = { dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const leem: readonly Papel[] = ['atendente', 'fornecedor']
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Days on which a supplier rests, beside the holidays of its state (ux 3.9, decision 0138): added calls. */
export const diaFechadoCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/dias-fechados': {
    ...daEquipe,
    access: leem,
    summary: 'Days on which nothing is delivered or picked up, 500 at most, in their order.',
    params,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(DiaFechadoGuardado) }),
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/dias-fechados/{dia}': {
    ...daEquipe,
    access: ['fornecedor'],
    summary: 'Closes a day, or says anew why it is closed.',
    params: um,
    query: semCampos,
    body: DiaFechadoDito,
    response: DiaFechadoGuardado,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
  'DELETE /painel/v1/{idfornecedor}/dias-fechados/{dia}': {
    ...daEquipe,
    access: ['fornecedor'],
    summary: 'Opens a closed day again.',
    params: um,
    query: z.object({
      /** The version that was looked at; absent: whatever stands there. */
      versao: z.int().positive().optional(),
    }),
    body: nada,
    response: z.object({ removida: z.literal(true) }),
    falhas: [...falhas, 'nao_encontrado', 'cadastro_mudou'],
  },
})
