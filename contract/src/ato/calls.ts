import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { Ato, AtoDesfeito, MudancaDesfeita } from './entidade.ts'

const params = z.object({ idfornecedor: id })
const um = params.extend({ idato: z.int().min(1).max(Number.MAX_SAFE_INTEGER) })
const access: readonly Papel[] = ['fornecedor']
const doFornecedor = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** One way back for all that a person does in the panel (ahead A1, decision 0158): added calls. */
export const atoCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/atos': {
    ...doFornecedor,
    summary:
      'What the person did to the records of a supplier in the last 30 days, the newest first; 50 at most.',
    params,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(Ato) }),
    falhas,
  },
  'POST /painel/v1/{idfornecedor}/atos/{idato}/desfazer': {
    ...doFornecedor,
    summary: 'Takes back what the person did in one go; what anybody changed since stays and is told.',
    params: um,
    query: semCampos,
    body: nada,
    response: AtoDesfeito,
    falhas: [...falhas, 'nao_encontrado'],
  },
  'POST /painel/v1/{idfornecedor}/atos/{idato}/refazer': {
    ...doFornecedor,
    summary: 'Does again what was taken back; what anybody changed since stays and is told.',
    params: um,
    query: semCampos,
    body: nada,
    response: AtoDesfeito,
    falhas: [...falhas, 'nao_encontrado'],
  },
  'POST /painel/v1/{idfornecedor}/registro/{idevento}/desfazer': {
    ...doFornecedor,
    summary:
      'Takes one change of the register back, whoever made it; what was changed since stays and is told.',
    params: params.extend({ idevento: z.int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    query: semCampos,
    body: nada,
    response: MudancaDesfeita,
    falhas: [...falhas, 'nao_encontrado'],
  },
})
