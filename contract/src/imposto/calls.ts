import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'

import { ConfiguracaoImposto, ImpostosDoFornecedor, ProdutoTributado, RegraImposto } from './entidade.ts'

/** Who answers for what the supplier charges, and its own system. */
const access: readonly Papel[] = ['fornecedor', 'operador', 'erp']
const params = z.object({ idfornecedor: id })
const doFornecedor = {
  access,
  dono: 'fornecedor',
  fornecedor: 'params.idfornecedor',
  semPessoas: true,
} as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** IPI and ICMS-ST of a supplier: its switch, its rules, the NCM of its products (decision 0065). */
export const impostoCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/impostos': {
    summary: 'Whether the invoices of a supplier add taxes to its prices, and its rules.',
    ...doFornecedor,
    params,
    query: semCampos,
    body: nada,
    response: ImpostosDoFornecedor,
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/impostos': {
    summary: 'Turns taxes beside the price on or off; orders that were made keep theirs.',
    ...doFornecedor,
    params,
    query: semCampos,
    body: ConfiguracaoImposto,
    response: ImpostosDoFornecedor,
    falhas,
  },
  'POST /painel/v1/{idfornecedor}/impostos/regras': {
    summary:
      'Saves rules, all or none: one of the same product or NCM and state takes the place of the one before.',
    ...doFornecedor,
    params,
    query: semCampos,
    body: z.object({ regras: z.array(RegraImposto).min(1).max(500) }),
    response: ImpostosDoFornecedor,
    falhas: [...falhas, 'entrada_invalida'],
  },
  'DELETE /painel/v1/{idfornecedor}/impostos/regras/{idregra}': {
    summary: 'Removes a rule.',
    ...doFornecedor,
    params: params.extend({ idregra: id }),
    query: semCampos,
    body: nada,
    response: z.object({ removida: z.literal(true) }),
    falhas: [...falhas, 'nao_encontrado'],
  },
  'PUT /painel/v1/{idfornecedor}/impostos/produtos': {
    summary: 'Says NCM and origin of products, all or none.',
    ...doFornecedor,
    params,
    query: semCampos,
    body: z.object({ produtos: z.array(ProdutoTributado).min(1).max(500) }),
    response: z.object({ salvos: z.int() }),
    falhas: [...falhas, 'entrada_invalida'],
  },
})
