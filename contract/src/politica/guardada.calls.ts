import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'
import { EnsaioDePrecos } from '#ensaio'

import {
  ClienteDoPreco,
  GrupoDeClientes,
  MudancaDaPolitica,
  PedidoDeEnsaioDaPolitica,
  PoliticaDita,
  PoliticaGuardada,
  PrecoSimulado,
  SimulacaoDePreco,
} from './guardada.ts'

const params = z.object({ idfornecedor: id })
const uma = params.extend({ idpolitica: id })
const access: readonly Papel[] = ['fornecedor']
const daDona = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const

/** Commercial policies of a supplier as its panel keeps and tries them (ux 3.6, decision 0146): added calls. */
export const politicaCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/politicas': {
    ...daDona,
    summary: 'The commercial policies of a supplier, 500 at most, and the groups of its customers.',
    params,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(PoliticaGuardada), grupos: z.array(GrupoDeClientes) }),
    falhas,
  },
  'PUT /painel/v1/{idfornecedor}/politicas/{idpolitica}': {
    ...daDona,
    summary:
      'Writes a policy, new or not; the id of a new one is made by who writes it. The shop has its prices at once.',
    params: uma,
    query: semCampos,
    body: PoliticaDita,
    response: PoliticaGuardada,
    falhas: [...falhas, 'entrada_invalida', 'cadastro_mudou'],
    // Thousands of ids.
    bodyLimit: 1024 * 1024,
  },
  'POST /painel/v1/{idfornecedor}/politicas/ensaio': {
    ...daDona,
    summary:
      'Tries a policy, written or not, on the orders of the last days by the prices of today; nothing is written.',
    params,
    query: semCampos,
    body: PedidoDeEnsaioDaPolitica,
    response: EnsaioDePrecos,
    falhas: [...falhas, 'entrada_invalida'],
    bodyLimit: 1024 * 1024,
  },
  'DELETE /painel/v1/{idfornecedor}/politicas/{idpolitica}': {
    ...daDona,
    summary: 'Removes a policy; prices are from then on what they are without it.',
    params: uma,
    query: z.object({
      /** The version that was looked at; absent: whatever stands there. */
      versao: z.int().positive().optional(),
    }),
    body: nada,
    response: z.object({ removida: z.literal(true) }),
    falhas: [...falhas, 'nao_encontrado', 'cadastro_mudou', 'cadastro_em_uso'],
  },
  'GET /painel/v1/{idfornecedor}/politicas/{idpolitica}/historico': {
    ...daDona,
    summary: 'Changes of a policy, the newest first, 50 at most, each with how the policy stood before it.',
    params: uma,
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(MudancaDaPolitica) }),
    falhas,
  },
  'GET /painel/v1/{idfornecedor}/precos/clientes': {
    ...daDona,
    summary:
      'Customers of a supplier by a part of their name, document or code, to try prices as; 10 at most.',
    params,
    query: z.object({ sk: z.string().trim().max(100).default('') }),
    body: nada,
    response: z.object({ data: z.array(ClienteDoPreco) }),
    falhas,
  },
  'POST /painel/v1/{idfornecedor}/precos/simulacao': {
    ...daDona,
    summary:
      'The price of a product as a buyer sees it in the shop, by the same functions, with each step to it.',
    params,
    query: semCampos,
    body: SimulacaoDePreco,
    response: PrecoSimulado,
    falhas: [...falhas, 'entrada_invalida', 'nao_encontrado', 'cliente_sem_login'],
  },
})
