import { z } from 'zod'

import { id, numpedido } from '#campo'
import { texto } from '#declarado'
import { AutorDaMudanca } from '#registro'

/** What moved stock: an order by itself, or somebody of the store. */
export const tiposDeMovimento = [
  'PEDIDO',
  'CANCELAMENTO',
  'DEVOLUCAO',
  'ENTRADA',
  'SAIDA',
  'PERDA',
  'CONTAGEM',
  'AJUSTE',
  'SEM_CONTROLE',
  'DESFEITO',
] as const
export type TipoDeMovimento = (typeof tiposDeMovimento)[number]

/** One change of the stock of a product (decision 0148). */
export const MovimentoDeEstoque = z.object({
  idmovimento: z.int(),
  tipo: z.enum(tiposDeMovimento),
  quando: z.string(),
  /** Null: it was not counted. */
  antes: z.number().nullable(),
  depois: z.number().nullable(),
  /** Null: an order's own. */
  quem: AutorDaMudanca.nullable(),
  numpedido: numpedido.nullable(),
  motivo: z.string(),
  nota: z.string(),
  desfeito: z.boolean(),
  pode_desfazer: z.boolean(),
})
export type MovimentoDeEstoque = z.infer<typeof MovimentoDeEstoque>

/** The newest first. */
export const ListaDeMovimentos = z.object({
  data: z.array(MovimentoDeEstoque),
  cursor: z.string().nullable(),
  /** What there is now; null: not counted. */
  estoque: z.number().nullable(),
})
export type ListaDeMovimentos = z.infer<typeof ListaDeMovimentos>

/** A movement as somebody tells it. */
export const MovimentoDito = z.strictObject({
  tipo: z.enum(['ENTRADA', 'SAIDA', 'PERDA', 'CONTAGEM', 'SEM_CONTROLE']),
  /** So many came or went; counted: so many there are. */
  quantidade: z.number().min(0).max(1_000_000_000).optional(),
  motivo: texto(80),
  nota: texto(300).default(''),
  /** What stood there for who counts; something else by now is told instead of written over. */
  visto: z.number().nullable().optional(),
  /** Made up by who sends it: sent again it is the same movement. */
  chave_idempotencia: id,
})
export type MovimentoDito = z.infer<typeof MovimentoDito>

/** A movement that was written, and what there is by it. */
export const MovimentoFeito = z.object({ movimento: MovimentoDeEstoque, estoque: z.number().nullable() })
export type MovimentoFeito = z.infer<typeof MovimentoFeito>
