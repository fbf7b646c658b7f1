import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { EnsaioDeReajuste, PedidoDeReajuste, Reajuste, ReajusteDito } from './entidade.ts'

const params = z.object({ idfornecedor: id })
const um = params.extend({ idreajuste: id })
const access: readonly Papel[] = ['fornecedor']
const daDona = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Prices of many products changed by a rule (ux 3.6, decision 0165): added calls. */
export const reajusteCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/reajustes': {
    ...daDona,
    summary:
      'Rules that were applied to prices, or will be: those that wait first, then the newest; 50 at most.',
    params,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(Reajuste) }),
    falhas,
  },
  'POST /painel/v1/{idfornecedor}/reajustes/ensaio': {
    ...daDona,
    summary: 'What a rule would make of the prices now, with examples; nothing changes.',
    params,
    query: semCampos,
    body: PedidoDeReajuste,
    response: EnsaioDeReajuste,
    falhas: [...falhas, 'entrada_invalida'],
  },
  'PUT /painel/v1/{idfornecedor}/reajustes/{idreajuste}': {
    ...daDona,
    summary:
      'Applies a rule to prices, all or none: at once where they are few, else in the background, or from a day on. The id is made by who writes it; said again, nothing is done twice.',
    params: um,
    query: semCampos,
    body: ReajusteDito,
    response: Reajuste,
    falhas: [...falhas, 'entrada_invalida'],
  },
  'POST /painel/v1/{idfornecedor}/reajustes/{idreajuste}/cancelar': {
    ...daDona,
    summary: 'Calls off a rule that waits, or stops one that is being applied: prices stay as they are.',
    params: um,
    query: semCampos,
    body: nada,
    response: Reajuste,
    falhas: [...falhas, 'nao_encontrado'],
  },
})
