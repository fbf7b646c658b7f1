import { z } from 'zod'

import { compradoresEEquipe, defineCalls, todos } from '#call'
import { id, nada, numpedido, semCampos } from '#campo'
import { TipoAssinatura } from '#tipo-assinatura'

import {
  Assinatura,
  MudancaAssinatura,
  PagamentoAssinatura,
  PaginaAssinaturas,
  StatusAssinatura,
} from './entidade.ts'

export const assinaturaCalls = defineCalls({
  'GET /v4/subscription/type/list/{idfornecedor}': {
    summary: 'How often a supplier offers to repeat an order; empty without recurrence.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: id }),
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(TipoAssinatura) }),
    falhas: ['fornecedor_desconhecido'],
    publica: 'SEM_PRECOS',
  },
  'GET /v4/subscription/list/{idfornecedor}/{idcliente}': {
    summary: 'Subscriptions of a cliente at a supplier, paged: active ones first, then paused, then ended.',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'params.idfornecedor',
    cliente: 'params.idcliente',
    params: z.object({ idfornecedor: id, idcliente: id }),
    query: z.object({
      page: z.int().min(1).default(1),
      /** The screen asks for 6; §9 gives 10 as the default (readings 8). */
      limit: z.int().min(1).max(100).default(10),
      status: StatusAssinatura.optional(),
    }),
    body: nada,
    response: PaginaAssinaturas,
    falhas: ['sessao_expirada', 'nao_encontrado', 'fornecedor_desconhecido'],
  },
  'GET /v4/subscription/get/{id}': {
    summary: 'One subscription with its next dates, its lines at today’s prices and the orders it made.',
    access: compradoresEEquipe,
    dono: 'pedido',
    params: z.object({ id }),
    query: semCampos,
    body: nada,
    response: Assinatura,
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
  'DELETE /v4/subscription/cancel/{id}': {
    summary: 'Ends a subscription: no more orders. Ending it twice is ending it once.',
    access: compradoresEEquipe,
    dono: 'pedido',
    params: z.object({ id }),
    query: semCampos,
    body: nada,
    response: Assinatura,
    falhas: ['sessao_expirada', 'nao_encontrado', 'sem_permissao_submeter'],
  },
  'POST /v4/subscription/begin/{numpedido}': {
    summary:
      'Repeats an order that was made: it begins a subscription of this type (ux 1.9.2). Twice is once.',
    access: compradoresEEquipe,
    dono: 'pedido',
    params: z.object({ numpedido }),
    query: semCampos,
    body: z.object({
      idtipoassinatura: id,
      /** Absent: as the order was; a card that is not kept becomes a Pix by letter. */
      formaPagamento: PagamentoAssinatura.optional(),
    }),
    response: Assinatura,
    falhas: [
      'sessao_expirada',
      'nao_encontrado',
      'sem_permissao_submeter',
      'movimento_recusado',
      'sem_forma_entrega',
      'pagamento_indisponivel',
    ],
  },
  'POST /v4/subscription/{id}/{acao}': {
    summary:
      'Pauses, resumes, skips a date (or takes that back), changes the lines or the payment (readings 10).',
    access: compradoresEEquipe,
    dono: 'pedido',
    params: z.object({ id, acao: z.enum(['pausar', 'retomar', 'pular', 'itens', 'pagamento']) }),
    query: semCampos,
    body: MudancaAssinatura,
    response: Assinatura,
    falhas: [
      'sessao_expirada',
      'nao_encontrado',
      'sem_permissao_submeter',
      'assinatura_cancelada',
      'assinatura_data_invalida',
      'carrinho_vazio',
      'quantidade_invalida',
      'pagamento_indisponivel',
    ],
  },
})
