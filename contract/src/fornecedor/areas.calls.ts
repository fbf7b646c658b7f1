import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { CadastroArea } from './cadastro-loja.ts'

/** An area as it is kept, with the version that whoever changes it names. */
export const AreaGuardada = CadastroArea.extend({ versao: z.int() })
export type AreaGuardada = z.output<typeof AreaGuardada>

/** What is written of one: the whole of it. */
export const AreaDita = CadastroArea.omit({ idarea: true }).extend({
  /** The version that was looked at, null for a new one; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})

const params = z.object({ idfornecedor: id })
const uma = params.extend({ idarea: id })
const daEquipe = { dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const leem: readonly Papel[] = ['atendente', 'fornecedor']
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Areas of a supplier as its panel keeps them (ux 3.9, decision 0137): added calls. */
export const areaGuardadaCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/areas': {
    ...daEquipe,
    access: leem,
    summary:
      'The areas that a supplier delivers to, or whose people pick up, with their outlines, 500 at most, by name.',
    params,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(AreaGuardada) }),
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/areas/{idarea}': {
    ...daEquipe,
    access: ['fornecedor'],
    summary: 'Writes an area, new or not; the id of a new one is made by who writes it.',
    params: uma,
    query: semCampos,
    body: AreaDita,
    response: AreaGuardada,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
    // An outline of 20,000 points.
    bodyLimit: 2 * 1024 * 1024,
  },
  'DELETE /painel/v1/{idfornecedor}/areas/{idarea}': {
    ...daEquipe,
    access: ['fornecedor'],
    summary: 'Removes an area that no price table names.',
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
