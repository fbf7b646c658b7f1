import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { CadastroFormaEntrega } from './cadastro-forma-entrega.ts'

// What its fields ask of each other is asked of the whole row, when it is written (saveFormasEntrega).
const campos = z.strictObject(CadastroFormaEntrega.shape)

/** A delivery or pickup form as it is kept, with the version that whoever changes it names. */
export const FormaEntregaGuardada = campos.extend({ versao: z.int() })
export type FormaEntregaGuardada = z.output<typeof FormaEntregaGuardada>

/** What is written of one: the whole of it, its price table too. */
export const FormaEntregaDita = campos.omit({ idformaentrega: true }).extend({
  /** The version that was looked at, null for a new one; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})

const params = z.object({ idfornecedor: id })
const daEquipe = { dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const leem: readonly Papel[] = ['atendente', 'fornecedor']
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Ways of delivery and pickup of a supplier as its panel keeps them (ux 3.9, decision 0137): added calls. */
export const formaEntregaGuardadaCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/formas-entrega': {
    ...daEquipe,
    access: leem,
    summary:
      'The ways of delivery and pickup of a supplier as it keeps them, those that are off too, with their price tables.',
    params,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(FormaEntregaGuardada) }),
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/formas-entrega/{idformaentrega}': {
    ...daEquipe,
    access: ['fornecedor'],
    summary:
      'Writes a way of delivery or pickup, new or not; the id of a new one is made by who writes it. One that is not wanted any more is switched off.',
    params: params.extend({ idformaentrega: id }),
    query: semCampos,
    body: FormaEntregaDita,
    response: FormaEntregaGuardada,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
    // A price table of 2,000 rows.
    bodyLimit: 1024 * 1024,
  },
})
