import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'
import { checkCaracteristica, ColunasCaracteristica } from '#cliente'

/** A field of a supplier's own as it is kept, with the version that whoever changes it names. */
export const CaracteristicaGuardada = ColunasCaracteristica.extend({ versao: z.int() })
export type CaracteristicaGuardada = z.output<typeof CaracteristicaGuardada>

/** The version that was looked at, null for a new one; absent: whatever stands there. */
const versao = z.int().positive().nullable().optional()

/** What is written of one: the whole of it. A new one stands behind the others; where it stands is a call of its own. */
export const CaracteristicaDita = ColunasCaracteristica.omit({ escopo: true, codigo: true, ordem: true })
  .extend({ versao })
  .superRefine(checkCaracteristica)

/** Where one stands among those of its form. */
export const LugarDaCaracteristica = ColunasCaracteristica.pick({ codigo: true, ordem: true }).extend({
  versao: z.int().positive().optional(),
})

const { escopo, codigo } = ColunasCaracteristica.shape
const params = z.object({ idfornecedor: id })
const access: readonly Papel[] = ['fornecedor']
const doFornecedor = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const
const todas = z.object({ data: z.array(CaracteristicaGuardada) })

/** A supplier's own fields of registration and of orders as its panel keeps them (decision 0175): added calls. */
export const caracteristicaGuardadaCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/caracteristicas': {
    ...doFornecedor,
    summary:
      "A supplier's own fields of registration and of orders, archived ones too, in the order of each form, 500 at most.",
    params,
    query: semCampos,
    body: nada,
    response: todas,
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/caracteristicas/{escopo}': {
    ...doFornecedor,
    summary: 'Puts fields of one form in another order, all or none; those that are not named stay.',
    params: params.extend({ escopo }),
    query: semCampos,
    body: z.strictObject({ caracteristicas: z.array(LugarDaCaracteristica).min(1).max(500) }),
    response: todas,
    falhas: [...falhas, 'entrada_invalida', 'nao_encontrado', 'cadastro_mudou'],
  },
  'PUT /painel/v1/{idfornecedor}/caracteristicas/{escopo}/{codigo}': {
    ...doFornecedor,
    summary:
      'Writes a field, new or not; one that is not `ativa` is archived: not asked for, its answers stay.',
    params: params.extend({ escopo, codigo }),
    query: semCampos,
    body: CaracteristicaDita,
    response: z.object({ caracteristica: CaracteristicaGuardada }),
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
  },
})
