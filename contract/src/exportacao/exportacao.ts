import { z } from 'zod'

import { id } from '#campo'
import { FiltroPedidos } from '#pedido'

/** What a spreadsheet of orders is made of: the list's filters, in the body. */
export const PedidoDeExportacao = FiltroPedidos.omit({ page: true, limit: true }).extend({
  formato: z.enum(['xlsx', 'csv']).default('xlsx'),
})
export type PedidoDeExportacao = z.infer<typeof PedidoDeExportacao>

/** A spreadsheet that a job makes. */
export const Exportacao = z.object({
  idexportacao: id,
  formato: z.enum(['xlsx', 'csv']),
  status: z.enum(['PREPARANDO', 'PRONTA', 'FALHOU']),
  /** Rows written so far, of `total`. */
  linhas: z.int(),
  total: z.int(),
})
export type Exportacao = z.infer<typeof Exportacao>
