import { fromCentavos } from '@vitrine/rules/dinheiro'

import type { ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { Falha, type Config } from '#infra'

import { findCobranca } from './cobranca.repository.ts'
import { makeCobranca, type CobrancasDeps } from './cobrancas.ts'
import { exportFaturas } from './export-faturas.ts'
import { listFaturas, saveLembrete, type Dono } from './fatura.repository.ts'
import { makeSegundasVias } from './segunda-via.ts'
import { showCobranca, showFatura, showResumo } from './show-fatura.ts'
import { writeSegundasVias } from './write-segunda-via.ts'

type Calls =
  | 'GET /v4/faturas/{idfornecedor}/{idcliente}'
  | 'POST /v4/faturas/pagar'
  | 'GET /v4/faturas/{idfornecedor}/{idcliente}/cobranca/{idcobranca}'
  | 'GET /v4/faturas/{idfornecedor}/{idcliente}/planilha'
  | 'POST /v4/faturas/segunda-via'
  | 'POST /v4/faturas/boleto'
  | 'POST /v4/faturas/lembretes'

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
    'GET /v4/faturas/{idfornecedor}/{idcliente}/planilha': async ({ query, contexto }) => {
      const { formato, ...filtro } = query
      const { hoje, fuso } = contexto
      return exportFaturas(sql, donoOf(contexto), { filtro: { ...filtro, hoje }, formato, fuso })
    },
    'POST /v4/faturas/segunda-via': async ({ body: { faturas: ids }, contexto }) => {
      const dono = donoOf(contexto)
      const vias = await makeSegundasVias(deps, dono, { ids, hoje: contexto.hoje })
      const fornecedor = await deps.fornecedores.findSempre(dono.idfornecedor)
      if (!fornecedor) throw new Falha('nao_encontrado')
      return writeSegundasVias(vias, fornecedor)
    },
    'POST /v4/faturas/boleto': async ({ body: { fatura: idfatura }, contexto }) => {
      const [via] = await makeSegundasVias(deps, donoOf(contexto), { ids: [idfatura], hoje: contexto.hoje })
      if (!via) throw new Falha('nao_encontrado')
      const { linha_digitavel, codigo_barras, vencimento } = via.boleto
      return { idfatura, linha_digitavel, codigo_barras, vencimento, valor: fromCentavos(via.valor) }
    },
    'POST /v4/faturas/lembretes': async ({ body: { email }, contexto }) => {
      if (!(await saveLembrete(sql, donoOf(contexto), email))) throw new Falha('nao_encontrado')
      return { email }
    },
  }
}

function donoOf({ fornecedor, idcliente }: ContextoComprador): Dono {
  if (!fornecedor || !idcliente) throw new Falha('nao_encontrado')
  return { idfornecedor: fornecedor.idfornecedor, idcliente }
}
