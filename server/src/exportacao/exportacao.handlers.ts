import { failSemSessao, type ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import { Falha, type Sql } from '#infra'
import { toFiltro } from '#pedido'

import { exportPedidos, makeExportacoes, openExportacao } from './export-pedidos.ts'
import { findExportacao } from './exportacao.repository.ts'

type Calls =
  | 'POST /v4/orders/export/{id}'
  | 'GET /v4/orders/export/{id}/{idexportacao}'
  | 'GET /v4/orders/export/{id}/{idexportacao}/arquivo'

/** Spreadsheets of orders (§7 Orders). `onErro` is told of a job that failed: no request waits for it. */
export function createExportacaoHandlers(sql: Sql, onErro: (error: unknown) => void): HandlersOf<Calls> {
  return {
    'POST /v4/orders/export/{id}': ({ params, body, contexto }) => {
      const { formato, colunas = '' } = body
      const filtro = { ...toFiltro(params.id, body, contexto), semTestes: true }
      return exportPedidos(
        sql,
        { filtro, formato, colunas },
        { idusuario: requireUsuario(contexto), start: () => void makeExportacoes(sql).catch(onErro) },
      )
    },
    'GET /v4/orders/export/{id}/{idexportacao}': async ({ params, contexto }) => {
      const quem = { ...params, idcliente: params.id, idusuario: requireUsuario(contexto) }
      const exportacao = await findExportacao(sql, quem)
      if (!exportacao) throw new Falha('nao_encontrado')
      return exportacao
    },
    'GET /v4/orders/export/{id}/{idexportacao}/arquivo': ({ params, contexto }) =>
      openExportacao(sql, { ...params, idcliente: params.id, idusuario: requireUsuario(contexto) }),
  }
}

function requireUsuario(contexto: ContextoComprador): string {
  if (!contexto.idusuario) throw failSemSessao(contexto)
  return contexto.idusuario
}
