import { canaisDoFiltro, colunasPedidos } from '@vitrine/rules/pedido'
import { z } from 'zod'

import { comVirgulas, id } from '#campo'

import { StatusPedido } from './status.ts'

const codigosOf = (lista: readonly { codigo: string }[]) => lista.map(({ codigo }) => codigo)

/** Filters of the order list (§2 Screens). */
export const FiltroPedidos = z.object({
  idfornecedor: id.optional(),
  page: z.int().min(1).default(1),
  /** The screen asks for 6; §9 gives 10 as the default (readings 8). */
  limit: z.int().min(1).max(100).default(10),
  sk: z.string().max(100).optional(),
  status: comVirgulas(StatusPedido.options, 200).optional(),
  /** Codes with commas between: WEB, MANUAL, or names of the list (§9). */
  canalVenda: comVirgulas(['WEB', 'MANUAL', ...codigosOf(canaisDoFiltro)], 200).optional(),
  dataInicio: z.iso.date().optional(),
  dataFim: z.iso.date().optional(),
  idformapagto: id.optional(),
  numpedido: z.int().optional(),
  ordenacao: z.enum(['recentes', 'antigos', 'maior_total', 'menor_total']).default('recentes'),
  /** Codes of columns with commas between (rules/pedido colunasPedidos); the list carries all of them. */
  colunas: comVirgulas(codigosOf(colunasPedidos), 400).optional(),
  /** Orders that this login made. */
  idusuariovinculado: id.optional(),
  /** The primary cliente of a linked user: orders of all its clientes. */
  clientevinculadoprincipal: id.optional(),
})
export type FiltroPedidos = z.infer<typeof FiltroPedidos>
