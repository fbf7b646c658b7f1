import { z } from 'zod'

import { COLUNAS_DA_PLANILHA, nomesDePlanilha, tiposDePlanilha } from '@vitrine/rules/importacao'

import { id } from '#campo'

/** What a spreadsheet changes. */
export const TipoImportacao = z.enum(tiposDePlanilha)
export type TipoImportacao = z.output<typeof TipoImportacao>

/** The same in the address of an export. */
export const EspecieDePlanilha = z.enum(nomesDePlanilha)

/**
 * COLUNAS: read, its columns are to be said. CONFERIDA: each row is rehearsed, nothing has changed. APLICANDO, DESFAZENDO: a job is at it.
 * APLICADA, DESFEITA: done.
 */
export const EstadoImportacao = z.enum([
  'COLUNAS',
  'CONFERIDA',
  'APLICANDO',
  'APLICADA',
  'DESFAZENDO',
  'DESFEITA',
])
export type EstadoImportacao = z.output<typeof EstadoImportacao>

/** What a row comes to (rules/importacao). */
export const TipoLinha = z.enum(['nova', 'mudada', 'igual', 'apagada', 'errada'])
export type TipoLinha = z.output<typeof TipoLinha>

const Valor = z.union([z.string(), z.number(), z.boolean()]).nullable()

/** A field that each column of the sheet holds, in the order of the headings; null: it is left out. */
export const ColunasDaPlanilha = z.array(z.string().max(40).nullable()).max(COLUNAS_DA_PLANILHA)

/** A spreadsheet on its way into the store, or done (issue 17; decisions 0126, 0132). */
export const Importacao = z.object({
  idimportacao: id,
  tipo: TipoImportacao,
  nome: z.string(),
  aba: z.string().nullable(),
  estado: EstadoImportacao,
  titulos: z.array(z.string()),
  colunas: ColunasDaPlanilha,
  lembradas: z.boolean(),
  amostra: z.array(z.array(z.string())),
  linhas: z.int(),
  contagens: z.partialRecord(TipoLinha, z.int()),
  campos: z.record(z.string(), z.int()),
  categorias_novas: z.array(z.string()),
  feitas: z.int(),
  recusadas: z.int(),
  aFazer: z.int(),
  erro: z.string().nullable(),
  criado_em: z.string(),
  aplicada_em: z.string().nullable(),
  desfazer_ate: z.string().nullable(),
})
export type Importacao = z.output<typeof Importacao>

/** A row with what it would change, or why it cannot. */
export const LinhaDaImportacao = z.object({
  linha: z.int(),
  tipo: TipoLinha,
  celulas: z.array(z.string()),
  mudancas: z.array(z.object({ campo: z.string(), antes: Valor, depois: Valor })),
  erros: z.array(z.object({ campo: z.string(), erro: z.string() })),
  avisos: z.array(z.object({ campo: z.string(), aviso: z.string() })),
  feita: z.enum(['APLICADA', 'DESFEITA', 'RECUSADA']).nullable(),
})
export type LinhaDaImportacao = z.output<typeof LinhaDaImportacao>
