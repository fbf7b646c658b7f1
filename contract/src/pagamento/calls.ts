import { z } from 'zod'

import { Arquivo } from '#arquivo'
import { compradoresEEquipe, defineCalls, todos } from '#call'
import { dinheiro, id, nada, numpedido, semCampos, session_token } from '#campo'

import {
  CartaoSalvo,
  DetalheForma,
  FormaDoPedido,
  FormaPagamento,
  Pagamento,
  TipoPagamento,
} from './entidade.ts'

export const pagamentoCalls = defineCalls({
  'GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento': {
    summary: 'Payment methods of a supplier for this customer.',
    access: todos,
    dono: 'publico',
    fornecedor: 'params.id',
    params: z.object({ session_token, id }),
    query: z.object({ idcliente: id.optional() }),
    body: nada,
    response: z.object({ data: z.array(FormaPagamento) }),
    falhas: ['fornecedor_desconhecido'],
  },
  'GET /v2/app/pedido/formasdepagamento/cliente/{id}': {
    summary: 'Methods by which a cliente has ordered, most used first: the filter of its orders.',
    access: compradoresEEquipe,
    dono: 'cliente',
    fornecedor: 'query.idfornecedor',
    cliente: 'params.id',
    params: z.object({ id }),
    query: z.object({ idfornecedor: id.optional() }),
    body: nada,
    response: z.object({
      data: z.array(z.object({ idformapagto: id, tipo: TipoPagamento, nome: z.string(), pedidos: z.int() })),
    }),
    falhas: ['sessao_expirada'],
  },
  'GET /v4/orders/payment-method/{idfornecedor}/order/{num}': {
    summary:
      'Methods by which an order that waits, or a priced budget, may be paid, and what it costs by each.',
    access: compradoresEEquipe,
    dono: 'pedido',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: id, num: numpedido }),
    query: semCampos,
    body: nada,
    response: z.object({
      data: z.array(FormaDoPedido),
      /** For the method on credit; `bloqueado`: invoices are overdue for too long. */
      credito: z.object({ total: dinheiro, disponivel: dinheiro, bloqueado: z.boolean() }),
    }),
    falhas: ['sessao_expirada', 'nao_encontrado', 'fornecedor_desconhecido'],
  },
  'PUT /v4/orders/payment-method/{idfornecedor}/order/{num}': {
    summary:
      'Another payment method for an order that waits. The Authorization header is demanded, not the cookie.',
    access: compradoresEEquipe,
    dono: 'pedido',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: id, num: numpedido }),
    query: semCampos,
    body: DetalheForma.extend({
      idformapagto: id,
      /** What the order costs by this method, as it was shown; a higher total is refused with the difference. */
      totalesperado: dinheiro.optional(),
    }),
    response: z.object({
      numpedido: z.int(),
      status: z.string(),
      mensagem: z.string(),
      pagamento: Pagamento.nullable(),
    }),
    falhas: [
      'autorizacao_ausente',
      'sessao_expirada',
      'nao_encontrado',
      'fornecedor_desconhecido',
      'sem_permissao_submeter',
      'pagamento_indisponivel',
      'movimento_recusado',
      'credito_insuficiente',
      'total_mudou',
      'cupom_invalido',
      'credito_bloqueado',
    ],
  },
  'POST /v4/payment-sdk/generate-token': {
    summary: "What the browser needs to turn a card into a token at the supplier's provider; nothing secret.",
    access: compradoresEEquipe,
    dono: 'sessao',
    fornecedor: 'body.idfornecedor',
    params: semCampos,
    query: semCampos,
    body: z.object({ idfornecedor: id }),
    response: z.object({
      provedor: z.string(),
      chavePublica: z.string(),
      /** The provider's script; null: `pagina` has the fields. */
      script: z.string().nullable(),
      /** Address of a page of the provider with the card's fields, for a frame. */
      pagina: z.string().nullable(),
    }),
    falhas: ['sessao_expirada', 'fornecedor_desconhecido', 'pagamento_indisponivel'],
  },
  'GET /v4/payment-sdk/cartoes/{idfornecedor}': {
    summary: "Cards that the login keeps at the supplier's provider, the newest first.",
    access: compradoresEEquipe,
    dono: 'sessao',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: id }),
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(CartaoSalvo) }),
    falhas: ['sessao_expirada', 'fornecedor_desconhecido'],
  },
  'DELETE /v4/payment-sdk/cartoes/{idfornecedor}/{idcartao}': {
    summary: 'Forgets a saved card, at the provider too; answers those that are left.',
    access: compradoresEEquipe,
    dono: 'sessao',
    fornecedor: 'params.idfornecedor',
    params: z.object({ idfornecedor: id, idcartao: id }),
    query: semCampos,
    body: nada,
    response: z.object({ data: z.array(CartaoSalvo) }),
    falhas: ['sessao_expirada', 'fornecedor_desconhecido'],
  },
  'POST /v4/payment/generate-receipt/{numorder}/{idclient}': {
    summary: 'The receipt of an order as PDF; of one that waits for its boleto, the slip.',
    access: compradoresEEquipe,
    dono: 'pedido',
    params: z.object({ numorder: numpedido, idclient: id }),
    query: semCampos,
    body: nada,
    response: Arquivo,
    arquivo: 'application/pdf',
    falhas: ['sessao_expirada', 'nao_encontrado'],
  },
  'POST /v4/webhook/{provedor}/{idfornecedor}': {
    summary: "A payment provider's event: stored once, applied forward only (readings 7).",
    access: todos,
    dono: 'assinatura',
    fornecedor: 'params.idfornecedor',
    semVez: true,
    params: z.object({ provedor: z.string().max(30), idfornecedor: id }),
    query: semCampos,
    body: z.looseObject({}),
    response: z.object({ recebido: z.boolean() }),
    falhas: ['sem_permissao', 'nao_encontrado'],
  },
})
