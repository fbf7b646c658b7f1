import { z } from 'zod'

import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'
import { dia, texto } from '#declarado'
import { EnsaioDePrecos } from '#ensaio'
import { PRODUTOS_POR_PAGINA } from '#produto'
import { MudancaRegistrada } from '#registro'
import { CanalVenda, TipoEntrega } from '#venda'

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
import { CustoDaPolitica, PedidoDeCustoDaPolitica, PrecoDaTabela } from './tabela.ts'

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
    // Thousands of ids.
    bodyLimit: 1024 * 1024,
  },
  'POST /painel/v1/{idfornecedor}/politicas/custo': {
    ...daDona,
    summary: 'What a policy alone would sell below cost, of all products that it is for; nothing changes.',
    params,
    query: semCampos,
    body: PedidoDeCustoDaPolitica,
    response: CustoDaPolitica,
    falhas: [...falhas, 'entrada_invalida'],
    // Thousands of ids.
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
  'GET /painel/v1/{idfornecedor}/precos/tabela': {
    ...daDona,
    summary:
      'What each product on sale costs somebody of a group, by a payment method, delivery, channel and day; page by page.',
    params,
    query: z.object({
      sk: z.string().trim().max(200).default(''),
      categ: id.optional(),
      /** Absent: a visitor. */
      grupo: texto(40, 1).optional(),
      idformapagto: id.optional(),
      tipoEntrega: TipoEntrega.optional(),
      canalVenda: CanalVenda.default('WEB'),
      /** Absent: today at the store. */
      dia: dia.optional(),
      /** `cursor` of the page before; absent: the first. */
      cursor: z.string().max(2000).optional(),
      limit: z.int().min(1).max(PRODUTOS_POR_PAGINA).default(50),
    }),
    body: nada,
    response: z.object({
      data: z.array(PrecoDaTabela),
      /** Null: nothing comes after. */
      cursor: z.string().nullable(),
      /** How many there are; with the first page alone. */
      total: z.int().nullable(),
    }),
    falhas: [...falhas, 'entrada_invalida'],
  },
  'GET /painel/v1/{idfornecedor}/precos/{idcadastroextraproduto}/historico': {
    ...daDona,
    summary:
      'What became of the prices of a product, the newest first: of its last 50 changes those that moved one.',
    params: params.extend({ idcadastroextraproduto: id }),
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(MudancaRegistrada) }),
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
