import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { CadastroLoja } from './cadastro-loja.ts'

/** A store as it is kept, with the version that whoever changes it names. */
export const LojaGuardada = CadastroLoja.extend({ versao: z.int() })
export type LojaGuardada = z.output<typeof LojaGuardada>

/** What is written of one: the whole of it. */
export const LojaDita = CadastroLoja.omit({ idloja: true }).extend({
  /** The version that was looked at, null for a new one; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})

const params = z.object({ idfornecedor: id })
const uma = params.extend({ idloja: id })
const daEquipe = { dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const leem: readonly Papel[] = ['atendente', 'fornecedor']
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Stores of a supplier as its panel keeps them (ux 3.9, decision 0137): added calls. */
export const lojaGuardadaCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/lojas': {
    ...daEquipe,
    access: leem,
    summary: 'The stores of a supplier as it keeps them, 500 at most, by name.',
    params,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(LojaGuardada) }),
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/lojas/{idloja}': {
    ...daEquipe,
    access: ['fornecedor'],
    summary: 'Writes a store, new or not; the id of a new one is made by who writes it.',
    params: uma,
    query: semCampos,
    body: LojaDita,
    response: LojaGuardada,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
  'DELETE /painel/v1/{idfornecedor}/lojas/{idloja}': {
    ...daEquipe,
    access: ['fornecedor'],
    summary: 'Removes a store that nothing is picked up at; orders keep what they said of it.',
    params: uma,
    query: z.object({
      /** The version that was looked at; absent: whatever stands there. */
      versao: z.int().positive().optional(),
    }),
    body: nada,
    response: z.object({ removida: z.literal(true) }),
    falhas: [...falhas, 'nao_encontrado', 'cadastro_mudou', 'cadastro_em_uso'],
  },
})
