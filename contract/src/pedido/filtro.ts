import { z } from 'zod'

import { id } from '#campo'

/** Filters of the order list (§2 Screens). */
export const FiltroPedidos = z.object({
  idfornecedor: id.optional(),
  page: z.int().min(1).default(1),
  /** The screen asks for 6; §9 gives 10 as the default (readings 8). */
  limit: z.int().min(1).max(100).default(10),
  sk: z.string().max(100).optional(),
  status: z.string().max(200).optional(),
  /** Codes with commas between: WEB, MANUAL, or names of the list (§9). */
  canalVenda: z.string().max(200).optional(),
  dataInicio: z.iso.date().optional(),
  dataFim: z.iso.date().optional(),
  idformapagto: id.optional(),
  numpedido: z.int().optional(),
  ordenacao: z.enum(['recentes', 'antigos', 'maior_total', 'menor_total']).default('recentes'),
  /** Codes of columns with commas between (rules/pedido colunasPedidos); the list carries all of them. */
  colunas: z.string().max(400).optional(),
  /** Orders that this login made. */
  idusuariovinculado: id.optional(),
  /** The primary cliente of a linked user: orders of all its clientes. */
  clientevinculadoprincipal: id.optional(),
})
export type FiltroPedidos = z.infer<typeof FiltroPedidos>
