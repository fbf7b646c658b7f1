import type { HandlersOf } from '#chamada'
import { Falha } from '#infra'

import type { Pagamentos } from './pagamentos.ts'

type Calls =
  | 'GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento'
  | 'POST /v4/webhook/{provedor}/{idfornecedor}'

/** Payment methods and the providers' webhooks (§7 Payment, readings 10). */
export function createPagamentoHandlers(pagamentos: Pagamentos): HandlersOf<Calls> {
  return {
    'GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento': ({ contexto }) => {
      if (!contexto.fornecedor) throw new Falha('fornecedor_desconhecido')
      return { data: [...contexto.fornecedor.formasPagamento] }
    },
    'POST /v4/webhook/{provedor}/{idfornecedor}': async ({ params, body, requisicao }) => {
      await pagamentos.receiveWebhook(params.provedor, params.idfornecedor, {
        headers: requisicao.headers,
        body,
      })
      return { recebido: true }
    },
  }
}
