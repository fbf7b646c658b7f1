import { tipoDoNome } from '@vitrine/rules/importacao'

import { autorOf, lojaOf, quemOf } from '#acesso'
import type { HandlersOf } from '#chamada'
import type { Sql } from '#infra'

import { applyImportacoes } from './apply-importacoes.ts'
import { checkColunas, createCategorias, mendLinha, requireImportacao } from './check-colunas.ts'
import { exportPlanilha } from './export-planilha.ts'
import { listImportacoes, stopAndamento } from './importacao.repository.ts'
import { listLinhas } from './linha.repository.ts'
import { receivePlanilha } from './receive-planilha.ts'
import { startAplicar, startDesfazer } from './start-importacao.ts'

type Base = '/painel/v1/{idfornecedor}/importacoes'
type Qual = `${Base}/{idimportacao}`
type Calls =
  | `GET ${Base}`
  | `POST ${Base}`
  | `GET ${Qual}`
  | `PUT ${Qual}/colunas`
  | `GET ${Qual}/linhas`
  | `PUT ${Qual}/linhas/{linha}`
  | `POST ${Qual}/${'categorias' | 'aplicar' | 'cancelar' | 'desfazer'}`
  | 'GET /painel/v1/{idfornecedor}/planilha/{especie}'

/** Spreadsheets that change the store (issue 17; decision 0132). `onErro` is told of a job that failed: no request waits for it. */
export function createImportacaoHandlers(sql: Sql, onErro: (error: unknown) => void): HandlersOf<Calls> {
  const start = () => void applyImportacoes(sql).catch(onErro)
  return {
    'GET /painel/v1/{idfornecedor}/importacoes': async ({ query: { limit }, contexto }) => ({
      data: await listImportacoes(sql, lojaOf(contexto).idfornecedor, limit),
    }),
    'POST /painel/v1/{idfornecedor}/importacoes': ({ body, contexto }) =>
      receivePlanilha(sql, { ...body, idfornecedor: lojaOf(contexto).idfornecedor }),
    'GET /painel/v1/{idfornecedor}/importacoes/{idimportacao}': ({ params }) =>
      requireImportacao(sql, params),
    'PUT /painel/v1/{idfornecedor}/importacoes/{idimportacao}/colunas': ({ params, body }) =>
      checkColunas(sql, params, body),
    'GET /painel/v1/{idfornecedor}/importacoes/{idimportacao}/linhas': async ({ params, query }) => {
      const { idimportacao } = await requireImportacao(sql, params)
      return listLinhas(sql, idimportacao, query)
    },
    'PUT /painel/v1/{idfornecedor}/importacoes/{idimportacao}/linhas/{linha}': ({
      params: { linha, ...qual },
      body: { celulas },
    }) => mendLinha(sql, qual, { linha, celulas }),
    'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/categorias': ({ params, contexto }) =>
      createCategorias(sql, params, quemOf(contexto)),
    'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/aplicar': async ({ params, contexto }) => {
      const importacao = await startAplicar(sql, params, autorOf(contexto))
      start()
      return importacao
    },
    'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/cancelar': async ({ params }) => {
      const importacao = await requireImportacao(sql, params)
      await stopAndamento(sql, importacao.idimportacao)
      return importacao
    },
    'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/desfazer': async ({ params, contexto }) => {
      const importacao = await startDesfazer(sql, params, autorOf(contexto))
      start()
      return importacao
    },
    'GET /painel/v1/{idfornecedor}/planilha/{especie}': ({ params: { especie }, query, contexto }) =>
      exportPlanilha(sql, {
        ...query,
        idfornecedor: lojaOf(contexto).idfornecedor,
        tipo: tipoDoNome(especie),
      }),
  }
}
