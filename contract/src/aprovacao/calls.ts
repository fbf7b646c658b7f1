import { acoesAprovacao } from '@vitrine/rules/aprovacao'
import { z } from 'zod'

import { defineCalls } from '#call'
import { id, nada, semCampos } from '#campo'
import { quemConversa } from '#chat'
import { pagina } from '#pagina'
import { Submissao } from '#submissao'

import { Aprovacao, AprovacaoDaSala, AprovacaoLista, PedidoDeResposta } from './entidade.ts'
import { ConfiguracaoAprovacao, RegrasAprovacao, RegrasNovas, SimulacaoAprovacao } from './regras.ts'

const params = z.object({ idfornecedor: id, idcliente: id })
const doCliente = {
  access: ['cliente', 'usuario vinculado'],
  dono: 'cliente',
  fornecedor: 'params.idfornecedor',
  cliente: 'params.idcliente',
} as const
const umaAprovacao = params.extend({ idaprovacao: id })
const falhas = ['sessao_expirada', 'fornecedor_desconhecido'] as const

/** Orders that somebody of the same company must agree to (§6, readings 7 on submissao_pedido, decision 0052). */
export const aprovacaoCalls = defineCalls({
  'GET /v4/cart/{idfornecedor}/{idcliente}/aprovacao': {
    ...doCliente,
    summary: 'Who may approve what this login may only prepare (added call).',
    params,
    query: semCampos,
    body: nada,
    response: z.object({
      /** Names of the approvers; none: the session may send it itself, or no login may. */
      aprovadores: z.array(z.string()),
      /** It lacks submissao_pedido: what it prepares waits for another. */
      pede: z.boolean(),
      /** Cost centres to choose from. */
      centros: z.array(z.object({ codigo: z.string(), nome: z.string() })),
    }),
    falhas,
  },
  'POST /v4/aprovacao/{idfornecedor}/{idcliente}': {
    ...doCliente,
    summary:
      'Asks for approval of an order as it stands: its content is kept, whatever the cart becomes (added call).',
    params,
    query: semCampos,
    body: z.object({ submissao: Submissao, recado: z.string().max(1000).default('') }),
    response: Aprovacao,
    falhas: [...falhas, 'carrinho_vazio', 'sem_aprovador', 'pagamento_indisponivel', 'pedido_recusado'],
  },
  'GET /v4/aprovacao/{idfornecedor}/{idcliente}': {
    ...doCliente,
    summary: 'Requests for approval of a cliente, the newest first (added call).',
    params,
    query: z.object({
      /** Requests that wait for this login, requests that it made, or all. */
      quais: z.enum(['para-mim', 'minhas', 'todas']).default('todas'),
      page: z.int().min(1).max(100_000).default(1),
      limit: z.int().min(1).max(100).default(10),
    }),
    body: nada,
    response: pagina(AprovacaoLista).extend({ paraMim: z.int(), minhas: z.int() }),
    falhas,
  },
  'GET /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}': {
    ...doCliente,
    summary: 'One request: what was asked for, what changed since, who may answer (added call).',
    params: umaAprovacao,
    query: semCampos,
    body: nada,
    response: Aprovacao,
    falhas: [...falhas, 'nao_encontrado'],
  },
  'POST /v4/aprovacao/{idfornecedor}/{idcliente}/{idaprovacao}/{acao}': {
    ...doCliente,
    summary: 'Approves, changes, refuses or withdraws a request; the last yes makes the order (added call).',
    params: umaAprovacao.extend({ acao: z.enum(acoesAprovacao) }),
    query: semCampos,
    body: PedidoDeResposta,
    response: Aprovacao,
    falhas: [
      ...falhas,
      'nao_encontrado',
      'sem_permissao',
      'aprovacao_decidida',
      'motivo_ausente',
      'quantidade_invalida',
      'carrinho_vazio',
      'total_mudou',
      'pedido_recusado',
    ],
  },
  'GET /v4/chat/aprovacoes/{idaprovacao}': {
    access: quemConversa,
    dono: 'sala',
    fornecedor: 'query.idfornecedor',
    cliente: 'query.idcliente',
    modulo: 'chat',
    summary:
      'A request for approval as the members of its room see it: who asks, how much, its state (added call).',
    params: z.object({ idaprovacao: id }),
    query: z.object({ idfornecedor: id, idcliente: id.optional() }),
    body: nada,
    response: AprovacaoDaSala,
    falhas: [...falhas, 'nao_encontrado'],
  },
  'GET /v4/aprovacao-regras/{idfornecedor}/{idcliente}': {
    ...doCliente,
    summary: 'The rules of a company, with what they may name and what they could not end (added call).',
    params,
    query: semCampos,
    body: nada,
    response: RegrasAprovacao,
    falhas,
  },
  'PUT /v4/aprovacao-regras/{idfornecedor}/{idcliente}': {
    ...doCliente,
    summary: 'Saves the rules of a company; what could not end is refused with its reason (added call).',
    params,
    query: semCampos,
    body: RegrasNovas,
    response: RegrasAprovacao,
    falhas: [...falhas, 'sem_permissao', 'regra_sem_saida', 'regras_mudaram'],
  },
  'POST /v4/aprovacao-regras/{idfornecedor}/{idcliente}/simulacao': {
    ...doCliente,
    summary: 'What rules would have meant for the orders of the last 90 days; saves nothing (added call).',
    params,
    query: semCampos,
    body: z.object({ configuracao: ConfiguracaoAprovacao }),
    response: SimulacaoAprovacao,
    falhas,
  },
})
