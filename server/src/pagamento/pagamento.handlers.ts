import type { ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { Falha, semPrecos, type Sql } from '#infra'

import { forgetCartao, showCartoes } from '#cartao'
import { listFormas } from './list-formas.ts'
import { listUsadas } from './pagamento.repository.ts'
import type { Pagamentos } from './pagamentos.ts'

type Calls =
  | 'GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento'
  | 'GET /v2/app/pedido/formasdepagamento/cliente/{id}'
  | 'POST /v4/payment-sdk/generate-token'
  | 'GET /v4/payment-sdk/cartoes/{idfornecedor}'
  | 'DELETE /v4/payment-sdk/cartoes/{idfornecedor}/{idcartao}'
  | 'POST /v4/webhook/{provedor}/{idfornecedor}'

/** Payment methods, what a browser needs for a card, and the providers' webhooks (§7 Payment, readings 10). */
export function createPagamentoHandlers(sql: Sql, pagamentos: Pagamentos): HandlersOf<Calls> {
  return {
    'GET /v2/app/{session_token}/fornecedor/{id}/formas-pagamento': ({ contexto, requisicao }) => {
      const { fornecedor } = contexto
      if (!fornecedor) throw new Falha('fornecedor_desconhecido')
      const hasProvedor = pagamentos.provedorOf(fornecedor) !== null
      requisicao.precos = semPrecos
      return { data: listFormas(fornecedor.formasPagamento, contexto, hasProvedor) }
    },
    'GET /v2/app/pedido/formasdepagamento/cliente/{id}': async ({ params, query, contexto }) => {
      // Who acts for a cliente on a supplier's behalf sees what it ordered there.
      const isDeFora = contexto.papel === 'representante' || contexto.papel === 'api-key'
      const idfornecedor = query.idfornecedor ?? (isDeFora ? contexto.sessao?.idfornecedor : null) ?? null
      return { data: await listUsadas(sql, params.id, idfornecedor) }
    },
    'POST /v4/payment-sdk/generate-token': ({ contexto }) => {
      if (!contexto.fornecedor) throw new Falha('fornecedor_desconhecido')
      const provedor = pagamentos.provedorOf(contexto.fornecedor)
      if (!provedor) throw new Falha('pagamento_indisponivel')
      return { provedor: provedor.nome, ...provedor.navegador }
    },
    'GET /v4/payment-sdk/cartoes/{idfornecedor}': async ({ contexto }) => {
      const { dono, provedor } = cofreOf(contexto, pagamentos)
      return { data: dono && provedor ? await showCartoes(sql, dono, provedor) : [] }
    },
    'DELETE /v4/payment-sdk/cartoes/{idfornecedor}/{idcartao}': async ({ params, contexto }) => {
      const { dono, provedor } = cofreOf(contexto, pagamentos)
      if (!dono || !provedor) return { data: [] }
      await forgetCartao(sql, dono, { idcartao: params.idcartao, provedor })
      return { data: await showCartoes(sql, dono, provedor) }
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

/** Whose cards, and who keeps them. */
function cofreOf({ fornecedor, idusuario }: ContextoComprador, pagamentos: Pagamentos) {
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const dono = idusuario ? { idfornecedor: fornecedor.idfornecedor, idusuario } : null
  return { dono, provedor: pagamentos.provedorOf(fornecedor) }
}
