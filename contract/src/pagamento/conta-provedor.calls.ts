import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { ContaProvedor, ContaProvedorDita, CobrancaTeste } from './conta-provedor.ts'

const access: readonly Papel[] = ['fornecedor']
const daDona = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const params = z.object({ idfornecedor: id })
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** The account at a payment provider, kept by who runs the store (issue 17, line 9; decision 0150): added calls. */
export const contaProvedorCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/conta-provedor': {
    ...daDona,
    summary: 'Which account takes the money of a supplier; of its secrets the last four signs alone.',
    params,
    query: semCampos,
    body: nada,
    response: ContaProvedor,
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/conta-provedor': {
    ...daDona,
    summary: 'Keeps an account: its secrets are sealed and never answered again.',
    params,
    query: semCampos,
    body: ContaProvedorDita,
    response: ContaProvedor,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou', 'cofre_fechado'],
  },
  'DELETE /painel/v1/{idfornecedor}/conta-provedor': {
    ...daDona,
    summary: 'Forgets an account with its secrets: from then on no money is taken with it.',
    params,
    query: z.object({ versao: z.int().positive().optional() }),
    body: nada,
    response: z.object({ removida: z.literal(true) }),
    falhas: [...falhas, 'nao_encontrado', 'cadastro_mudou'],
  },
  'POST /painel/v1/{idfornecedor}/conta-provedor/testes': {
    ...daDona,
    summary: 'Charges one real by Pix, of no order; said again with the same id, it is the same charge.',
    params,
    query: semCampos,
    body: z.strictObject({ idcobranca: id }),
    response: CobrancaTeste,
    falhas: [...falhas, 'nao_encontrado', 'pagamento_indisponivel', 'muitas_requisicoes'],
  },
  'GET /painel/v1/{idfornecedor}/conta-provedor/testes/{idcobranca}': {
    ...daDona,
    summary: 'What became of a test charge; while it waits, its provider is asked.',
    params: params.extend({ idcobranca: id }),
    query: semCampos,
    body: nada,
    response: CobrancaTeste,
    falhas: [...falhas, 'nao_encontrado'],
  },
})
