import type { Importacao } from '@vitrine/contract'
import { tipoDoNome } from '@vitrine/rules/importacao'

import { autorOf, lojaOf, quemOf, type ContextoComprador } from '#acesso'
import type { HandlersOf } from '#chamada'
import type { Sql } from '#infra'

import { applyImportacoes } from './apply-importacoes.ts'
import { checkColunas, createCategorias, mendLinha, requireImportacao } from './check-colunas.ts'
import { exportPlanilha } from './export-planilha.ts'
import { listImportacoes, stopAndamento, type QualImportacao } from './importacao.repository.ts'
import { listLinhas } from './linha.repository.ts'
import { receivePlanilha } from './receive-planilha.ts'
import { listTipos, requireEspecie } from './require-especie.ts'
import { startAplicar, startDesfazer } from './start-importacao.ts'

type Base = '/painel/v1/{idfornecedor}/importacoes'
type Qual = `${Base}/{idimportacao}`
type Conferencia =
  | `GET ${Qual}`
  | `PUT ${Qual}/colunas`
  | `GET ${Qual}/linhas`
  | `PUT ${Qual}/linhas/{linha}`
  | `POST ${Qual}/categorias`
type Trabalhos = `POST ${Qual}/${'aplicar' | 'cancelar' | 'desfazer'}`
type Saida = 'GET /painel/v1/{idfornecedor}/planilha/{especie}'
type Calls = `GET ${Base}` | `POST ${Base}` | Conferencia | Trabalhos | Saida

type Contexto = Pick<ContextoComprador, 'papel'>

/** Spreadsheets that change the store (issue 17; decision 0132). `onErro` is told of a job that failed: no request waits for it. */
export function createImportacaoHandlers(sql: Sql, onErro: (error: unknown) => void): HandlersOf<Calls> {
  /** One that this role may look at. Errors: `nao_encontrado`, `sem_permissao`. */
  const findMinha = async (qual: QualImportacao, { papel }: Contexto) => {
    const importacao = await requireImportacao(sql, qual)
    requireEspecie(papel, importacao.tipo)
    return importacao
  }
  return {
    ...createPlanilhas(sql),
    ...createConferencia(sql, findMinha),
    ...createTrabalhos(sql, { findMinha, start: () => void applyImportacoes(sql).catch(onErro) }),
  }
}

type FindMinha = (qual: QualImportacao, contexto: Contexto) => Promise<Importacao>

/** Sheets that come in, and go out. */
function createPlanilhas(sql: Sql): HandlersOf<`GET ${Base}` | `POST ${Base}` | Saida> {
  return {
    'GET /painel/v1/{idfornecedor}/importacoes': async ({ query: { limit }, contexto }) => ({
      data: await listImportacoes(sql, lojaOf(contexto).idfornecedor, {
        tipos: listTipos(contexto.papel),
        limit,
      }),
    }),
    'POST /painel/v1/{idfornecedor}/importacoes': ({ body, contexto, requisicao }) =>
      receivePlanilha(
        sql,
        { ...body, idfornecedor: lojaOf(contexto).idfornecedor },
        requireEspecie.bind(null, contexto.papel),
        () => (requisicao.repetida = true),
      ),
    'GET /painel/v1/{idfornecedor}/planilha/{especie}': ({ params: { especie }, query, contexto }) => {
      const tipo = tipoDoNome(especie)
      requireEspecie(contexto.papel, tipo)
      return exportPlanilha(sql, quemOf(contexto), { ...query, tipo })
    },
  }
}

/** What a sheet comes to, and its cells. */
function createConferencia(sql: Sql, findMinha: FindMinha): HandlersOf<Conferencia> {
  return {
    'GET /painel/v1/{idfornecedor}/importacoes/{idimportacao}': ({ params, contexto }) =>
      findMinha(params, contexto),
    'PUT /painel/v1/{idfornecedor}/importacoes/{idimportacao}/colunas': async ({
      params,
      body,
      contexto,
    }) => {
      await findMinha(params, contexto)
      requireEspecie(contexto.papel, body.tipo)
      return checkColunas(sql, params, body)
    },
    'GET /painel/v1/{idfornecedor}/importacoes/{idimportacao}/linhas': async ({
      params,
      query,
      contexto,
    }) => {
      const { idimportacao } = await findMinha(params, contexto)
      return listLinhas(sql, idimportacao, query)
    },
    'PUT /painel/v1/{idfornecedor}/importacoes/{idimportacao}/linhas/{linha}': async ({
      params: { linha, ...qual },
      body: { celulas },
      contexto,
    }) => {
      await findMinha(qual, contexto)
      return mendLinha(sql, qual, { linha, celulas })
    },
    'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/categorias': async ({ params, contexto }) => {
      await findMinha(params, contexto)
      return createCategorias(sql, params, quemOf(contexto))
    },
  }
}

/** What is done of it, and undone. */
function createTrabalhos(
  sql: Sql,
  { findMinha, start }: { findMinha: FindMinha; start: () => void },
): HandlersOf<Trabalhos> {
  return {
    'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/aplicar': async ({ params, contexto }) => {
      await findMinha(params, contexto)
      const importacao = await startAplicar(sql, params, autorOf(contexto))
      start()
      return importacao
    },
    'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/cancelar': async ({ params, contexto }) => {
      const importacao = await findMinha(params, contexto)
      await stopAndamento(sql, importacao.idimportacao)
      return importacao
    },
    'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/desfazer': async ({ params, contexto }) => {
      await findMinha(params, contexto)
      const importacao = await startDesfazer(sql, params, autorOf(contexto))
      start()
      return importacao
    },
  }
}
