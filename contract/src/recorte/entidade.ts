import { z } from 'zod'

import { id } from '#campo'
import { texto } from '#declarado'
import { motivosDeQualidade, ordenacoesDoCatalogo } from '#produto'

/** Most that one person keeps, and most that a team has. */
export const RECORTES_MAXIMO = 50

/** Views of the list of products, as the list offers them. */
export const vistasDoRecorte = ['TODOS', 'ATIVOS', 'INATIVOS', ...motivosDeQualidade] as const

/** Columns of the list of products that may be left out. */
export const colunasDoRecorte = ['sku', 'categoria', 'preco', 'estoque', 'ativo'] as const

const campos = {
  nome: texto(60, 1).refine((dito) => dito.trim() !== '', { error: 'Diga um nome.' }),
  vista: z.enum(vistasDoRecorte),
  busca: texto(100),
  /** It may be gone by now. */
  idcategoria: id.nullable(),
  ordenacao: z.enum(ordenacoesDoCatalogo),
  /** Columns that the list is shown without; null: as each device has them. */
  escondidas: z.array(z.enum(colunasDoRecorte)).max(colunasDoRecorte.length).nullable(),
  /** The team has it; else who wrote it, alone. */
  equipe: z.boolean(),
  /** The list opens with it, for who asks. */
  padrao: z.boolean(),
}

/** Filters and order of the list of products under a name. */
export const Recorte = z.object({
  idrecorte: id,
  ...campos,
  nome: z.string(),
  busca: z.string(),
  /** To be named by whoever changes it. */
  versao: z.int(),
})
export type Recorte = z.infer<typeof Recorte>

/** What is written of one. */
export const RecorteNovo = z.object({
  ...campos,
  escondidas: campos.escondidas.optional(),
  /** The version that was looked at, null for a new one; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})
export type RecorteNovo = z.output<typeof RecorteNovo>
