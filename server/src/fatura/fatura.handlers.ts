import type { ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { Falha, type Config } from '#infra'

import { findCobranca } from './cobranca.repository.ts'
import { makeCobranca, type CobrancasDeps } from './cobrancas.ts'
import { listFaturas, type Dono } from './fatura.repository.ts'
import { showCobranca, showFatura, showResumo } from './show-fatura.ts'

type Calls =
  | 'GET /v4/faturas/{idfornecedor}/{idcliente}'
  | 'POST /v4/faturas/pagar'
  | 'GET /v4/faturas/{idfornecedor}/{idcliente}/cobranca/{idcobranca}'

/** Invoices of orders on credit, and paying several at once (readings 10). */
export function createFaturaHandlers(
  deps: CobrancasDeps & { config: Pick<Config, 'demo'> },
): HandlersOf<Calls> {
  const { sql, config } = deps
  return {
    'GET /v4/faturas/{idfornecedor}/{idcliente}': async ({ query, contexto }) => {
      const { hoje } = contexto
      const { page, limit } = query
      const { rows, total, somas } = await listFaturas(sql, donoOf(contexto), { ...query, hoje })
      return {
        data: rows.map((row) => showFatura(row, hoje)),
        totalItems: total,
        totalPages: Math.ceil(total / limit),
        currentPage: page,
        page,
        limit,
        resumo: showResumo(somas),
      }
    },
    'POST /v4/faturas/pagar': async ({ body, contexto }) => {
      const { faturas, idpagamento: idcobranca } = body
      const cobranca = await makeCobranca(deps, { ...donoOf(contexto), tipo: 'PIX', faturas, idcobranca })
      return showCobranca(cobranca, config.demo)
    },
    'GET /v4/faturas/{idfornecedor}/{idcliente}/cobranca/{idcobranca}': async ({ params, contexto }) => {
      const cobranca = await findCobranca(sql, donoOf(contexto), params.idcobranca)
      if (!cobranca) throw new Falha('nao_encontrado')
      return showCobranca(cobranca, config.demo)
    },
  }
}

function donoOf({ fornecedor, idcliente }: ContextoComprador): Dono {
  if (!fornecedor || !idcliente) throw new Falha('nao_encontrado')
  return { idfornecedor: fornecedor.idfornecedor, idcliente }
}
