import { z } from 'zod'

import { dinheiro, quantidade } from '#campo'
import { Carrossel } from '#carrossel'
import { LojaColeta } from '#fornecedor'
import { ProdutoLista } from '#produto'

import { Secoes } from './secao.ts'

/** The last order of the customer who asks, as it would be bought today. */
export const RepeticaoInicial = z.object({
  numpedido: z.int(),
  /** When it was made. */
  criado_em: z.string(),
  totalitens: z.int(),
  /** The first of its lines, priced for today. */
  itens: z.array(z.object({ produto: ProdutoLista, quantidade })),
  /** Lines that cannot be bought now. */
  faltam: z.int(),
  /** Of what can be bought, at the prices of today; absent where prices are hidden. */
  total: dinheiro.optional(),
})
export type RepeticaoInicial = z.infer<typeof RepeticaoInicial>

/** The composed home (tag use-new-style-page): sections as data, and what they name. */
export const PaginaInicial = z.object({
  /** Sections in force today for whoever asks; empty: the store has not composed its home. */
  secoes: Secoes,
  /** Named by sections. Products of the first row of all and of the personal ones are there; the others are loaded by the browser. */
  carrosseis: z.array(Carrossel),
  /** Products that the stories name. */
  produtos: z.array(ProdutoLista),
  /** Null for visitors and for customers who have not bought here. */
  repeticao: RepeticaoInicial.nullable(),
  /** With their hours, where a section shows them. */
  lojas: z.array(LojaColeta),
  /** The day for which this answer holds, in the store's time zone. */
  hoje: z.string(),
  listaTemPrecos: z.boolean(),
})
export type PaginaInicial = z.infer<typeof PaginaInicial>
