import { z } from 'zod'

import { id } from '#campo'
import { texto } from '#declarado'

/** Why somebody of the platform looks at what is a store's customers' (decision 0154). */
export const especiesDeAcesso = [
  'PEDIDO_DA_LOJA',
  'AJUDA_A_CLIENTE',
  'SUSPEITA_DE_FRAUDE',
  'FALHA_DO_SISTEMA',
  'ORDEM_JUDICIAL',
] as const
const EspecieDeAcesso = z.enum(especiesDeAcesso)
export type EspecieDeAcesso = z.output<typeof EspecieDeAcesso>

/** An access of somebody of the platform to what is the customers' of one store: who, why, from when to when. */
export const AcessoDoOperador = z.object({
  idacesso: id,
  /** Name of who opened it. */
  operador: z.string(),
  especie: EspecieDeAcesso,
  motivo: z.string(),
  aberto_em: z.string(),
  expira_em: z.string(),
  /** Before its time, by hand. */
  encerrado_em: z.string().nullable(),
  /** It is open now. */
  vigente: z.boolean(),
  /** Calls that were made under it. */
  chamadas: z.int(),
})
export type AcessoDoOperador = z.output<typeof AcessoDoOperador>

/** The same, as the platform lists it. */
export const AcessoDaPlataforma = AcessoDoOperador.extend({
  idfornecedor: id,
  loja: z.string(),
  slug: z.string(),
  /** Opened by whoever asks. */
  meu: z.boolean(),
})
export type AcessoDaPlataforma = z.output<typeof AcessoDaPlataforma>

/** What was asked under an access, in words: each thing once. */
export const UsoDoAcesso = z.object({
  feito: z.string(),
  /** 'Pedido 123', the name of a customer; null: nothing in particular. */
  alvo: z.string().nullable(),
  vezes: z.int(),
  primeira_em: z.string(),
  ultima_em: z.string(),
})
export type UsoDoAcesso = z.output<typeof UsoDoAcesso>

/** The same, as its store reads it: with the latest things that were asked. */
export const AcessoNaLoja = AcessoDoOperador.extend({ usos: z.array(UsoDoAcesso) })
export type AcessoNaLoja = z.output<typeof AcessoNaLoja>

/** What is said to open one. */
export const AcessoNovo = z.strictObject({
  /** The caller's: said again, it is the same access. */
  idacesso: id,
  especie: EspecieDeAcesso,
  /** Without its blanks too. */
  motivo: texto(500, 20).refine((dito) => dito.replaceAll(/\s+/g, ' ').trim().length >= 20, {
    error: 'Diga o motivo em ao menos 20 letras.',
  }),
  minutos: z.int().min(5).max(240).default(60),
})
export type AcessoNovo = z.output<typeof AcessoNovo>
