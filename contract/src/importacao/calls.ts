import { BYTES_DA_PLANILHA } from '@vitrine/rules/importacao'
import { z } from 'zod'

import { Arquivo } from '#arquivo'
import { defineCalls, type Papel } from '#call'
import { id, nada, semCampos } from '#campo'
import { texto } from '#declarado'

import {
  ColunasDaPlanilha,
  EspecieDePlanilha,
  Importacao,
  LinhaDaImportacao,
  TipoImportacao,
  TipoLinha,
} from './entidade.ts'

/** Who keeps the catalogue: the owner, the platform's operator, the supplier's own system. Sheets of coupons and customers are not the operator's (decision 0155). */
const access: readonly Papel[] = ['fornecedor', 'operador', 'erp']
const params = z.object({ idfornecedor: id })
const daImportacao = params.extend({ idimportacao: id })
const doFornecedor = { access, dono: 'fornecedor', fornecedor: 'params.idfornecedor' } as const
const falhas = ['sessao_expirada', 'sem_permissao', 'fornecedor_desconhecido'] as const
const daQual = [...falhas, 'nao_encontrado', 'importacao_em_andamento'] as const
const BASE64 = Math.ceil(BYTES_DA_PLANILHA / 3) * 4

/** Spreadsheets that change the store: read, mapped, rehearsed, mended, applied, taken back (issue 17; decisions 0126, 0132). */
export const importacaoCalls = defineCalls({
  'GET /painel/v1/{idfornecedor}/importacoes': {
    summary: 'The latest imports of a supplier, newest first.',
    ...doFornecedor,
    params,
    query: z.object({ limit: z.int().min(1).max(50).default(20) }),
    body: nada,
    response: z.object({ data: z.array(Importacao) }),
    falhas,
  },
  'POST /painel/v1/{idfornecedor}/importacoes': {
    summary:
      'Reads a spreadsheet (XLSX, or CSV of any encoding and separator) and guesses what it is of and what its columns hold; nothing changes in the store.',
    ...doFornecedor,
    params,
    query: semCampos,
    body: z.object({
      /** UUID of whom sends: said again, nothing is read twice. */
      idimportacao: id,
      /** Absent: as its headings say, or as a sheet with these headings was said to be. */
      tipo: TipoImportacao.optional(),
      nome: texto(200, 1),
      /** The file in base64, up to 12 MB. */
      dados: z.string().min(1).max(BASE64),
    }),
    response: Importacao,
    falhas: [...falhas, 'entrada_invalida'],
    bodyLimit: BASE64 + 16 * 1024,
  },
  'GET /painel/v1/{idfornecedor}/importacoes/{idimportacao}': {
    summary: 'An import: its columns, what it would change, how far it has come.',
    ...doFornecedor,
    params: daImportacao,
    query: semCampos,
    body: nada,
    response: Importacao,
    falhas: [...falhas, 'nao_encontrado'],
  },
  'PUT /painel/v1/{idfornecedor}/importacoes/{idimportacao}/colunas': {
    summary:
      'Says what the sheet is of and what each column holds, and rehearses every row; the next sheet with these headings begins so.',
    ...doFornecedor,
    params: daImportacao,
    query: semCampos,
    body: z.object({
      colunas: ColunasDaPlanilha,
      /** Absent: as it was guessed. */
      tipo: TipoImportacao.optional(),
    }),
    response: Importacao,
    falhas: [...daQual, 'entrada_invalida'],
  },
  'GET /painel/v1/{idfornecedor}/importacoes/{idimportacao}/linhas': {
    summary: 'Rows of an import with what each would change, a page at a time.',
    ...doFornecedor,
    params: daImportacao,
    query: z.object({
      /** Of this outcome; absent: those that are not equal, wrong ones first. */
      tipo: TipoLinha.optional(),
      /** Those that were left out when it was applied or taken back. */
      recusadas: z.boolean().default(false),
      limit: z.int().min(1).max(200).default(50),
      offset: z.int().min(0).max(50_000).default(0),
    }),
    body: nada,
    response: z.object({ data: z.array(LinhaDaImportacao), totalItems: z.int() }),
    falhas: [...falhas, 'nao_encontrado'],
  },
  'PUT /painel/v1/{idfornecedor}/importacoes/{idimportacao}/linhas/{linha}': {
    summary: 'Mends cells of a row in place and rehearses it again.',
    ...doFornecedor,
    params: daImportacao.extend({ linha: z.int().min(1).max(1_100_000) }),
    query: semCampos,
    body: z.object({
      /** By the place of the column, from 0. */
      celulas: z.record(z.string().regex(/^\d{1,3}$/), z.string().max(20_000)),
    }),
    response: LinhaDaImportacao,
    falhas: daQual,
  },
  'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/categorias': {
    summary:
      'Makes the categories, or price tables, that the rows name and the store does not have, and rehearses every row again.',
    ...doFornecedor,
    params: daImportacao,
    query: semCampos,
    body: nada,
    response: Importacao,
    falhas: [...daQual, 'entrada_invalida'],
  },
  'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/aplicar': {
    summary:
      'Applies what was rehearsed, in the background, all of it or nothing; rows that are wrong, or that somebody changed since, are left out and told.',
    ...doFornecedor,
    params: daImportacao,
    query: semCampos,
    body: nada,
    response: Importacao,
    falhas: [...daQual, 'importacao_sem_mudanca'],
  },
  'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/cancelar': {
    summary: 'Stops what is being applied or taken back; the store stays as it was before.',
    ...doFornecedor,
    params: daImportacao,
    query: semCampos,
    body: nada,
    response: Importacao,
    falhas: [...falhas, 'nao_encontrado'],
  },
  'POST /painel/v1/{idfornecedor}/importacoes/{idimportacao}/desfazer': {
    summary:
      'Takes an applied import back within 30 days, in the background; what somebody changed since stays and is told.',
    ...doFornecedor,
    params: daImportacao,
    query: semCampos,
    body: nada,
    response: Importacao,
    falhas: [...daQual, 'importacao_sem_volta'],
  },
  'GET /painel/v1/{idfornecedor}/planilha/{especie}': {
    summary:
      'What the store keeps as a spreadsheet that an import reads back as no change; of customers it is written down who took how many.',
    ...doFornecedor,
    params: params.extend({ especie: EspecieDePlanilha }),
    query: z.object({
      formato: z.enum(['xlsx', 'csv']).default('xlsx'),
      /** The headings alone, to be filled in. */
      modelo: z.boolean().default(false),
      /** Of price tables: this one alone, with every product on sale, to be filled in. */
      idpolitica: id.optional(),
    }),
    body: nada,
    response: Arquivo,
    arquivo: 'application/octet-stream',
    falhas,
  },
})
