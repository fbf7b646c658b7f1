import { failSemSessao, requireSubmissao } from '#acesso'
import type { HandlersOf } from '#chamada'
import { writeComprovante } from '#comprovante'
import type { Fornecedores } from '#fornecedor'
import { Falha, type Config, type Sql } from '#infra'
import { findPagador, type Pagamentos } from '#pagamento'
import { atorOf, findPedido, openPedido, toQuemVe, type ContextoOf } from '#pedido'

import { changePagamento } from './change-pagamento.ts'
import { listFormasDoPedido } from './formas-do-pedido.ts'

type Calls =
  | 'GET /v4/orders/payment-method/{idfornecedor}/order/{num}'
  | 'PUT /v4/orders/payment-method/{idfornecedor}/order/{num}'
  | 'POST /v4/payment/generate-receipt/{numorder}/{idclient}'

interface PagamentoDoPedidoDeps {
  contextoOf: ContextoOf
  sql: Sql
  config: Config
  fornecedores: Fornecedores
  pagamentos: Pagamentos
}

/** Paying an order in another way, and its receipt (§7 Payment). */
export function createPagamentoDoPedidoHandlers(deps: PagamentoDoPedidoDeps): HandlersOf<Calls> {
  const { sql, config, fornecedores, pagamentos } = deps
  return {
    'GET /v4/orders/payment-method/{idfornecedor}/order/{num}': async ({ params, contexto, requisicao }) => {
      const { fornecedor } = contexto
      if (!fornecedor) throw new Falha('fornecedor_desconhecido')
      const aberto = await openPedido(deps, params.num, requisicao)
      if (aberto.idfornecedor !== fornecedor.idfornecedor) throw new Falha('nao_encontrado')
      return listFormasDoPedido({ sql, pagamentos, fornecedor }, aberto)
    },
    'PUT /v4/orders/payment-method/{idfornecedor}/order/{num}': async ({
      params,
      body,
      contexto,
      requisicao,
    }) => {
      // §7: with an Authorization header. A cookie travels by itself, and this moves money.
      if (!requisicao.headers.authorization?.toString().startsWith('Bearer '))
        throw new Falha('autorizacao_ausente')
      const { fornecedor } = contexto
      if (!fornecedor) throw new Falha('fornecedor_desconhecido')
      const aberto = await openPedido(deps, params.num, requisicao)
      if (aberto.idfornecedor !== fornecedor.idfornecedor) throw new Falha('nao_encontrado')
      requireSubmissao(aberto.contexto)
      const status = await changePagamento({ sql, pagamentos, fornecedor }, aberto, body)
      const quem = toQuemVe(aberto.contexto)
      const pedido =
        quem &&
        (await findPedido(sql, params.num, quem, {
          demo: config.demo,
          ator: atorOf(aberto.contexto.papel),
        }))
      return {
        numpedido: params.num,
        status,
        mensagem: 'Forma de pagamento trocada.',
        pagamento: pedido?.pagamento ?? null,
      }
    },
    'POST /v4/payment/generate-receipt/{numorder}/{idclient}': async ({ params, requisicao }) => {
      const { contexto } = await openPedido(deps, params.numorder, requisicao)
      const quem = toQuemVe(contexto)
      if (!quem) throw failSemSessao(contexto)
      const pedido = await findPedido(sql, params.numorder, quem, {
        demo: config.demo,
        ator: atorOf(contexto.papel),
      })
      if (!pedido || pedido.idcliente !== params.idclient) throw new Falha('nao_encontrado')
      const fornecedor = await fornecedores.findSempre(pedido.idfornecedor)
      if (!fornecedor) throw new Falha('nao_encontrado')
      return writeComprovante(pedido, fornecedor, await findPagador(sql, params.numorder))
    },
  }
}
