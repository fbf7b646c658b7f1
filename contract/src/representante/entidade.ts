import { z } from 'zod'

import { dinheiro, id } from '#campo'

/** A cliente as the representative who sells to it sees it (ux 1.28). */
export const ClienteRepresentado = z.object({
  idcliente: id,
  nome: z.string(),
  razaosocial: z.string(),
  /** In full: a representative writes it into orders and quotes. */
  documento: z.string(),
  /** The supplier's own code; '' without one. */
  cod_erp: z.string(),
  telefone: z.string(),
  /** Of the primary address; '' without one. */
  cidade: z.string(),
  /** One line for a map; '' without an address. */
  endereco: z.string(),
  tags: z.array(z.string()),
  /** Why nothing can be sold to it now, for the representative to read; null when it can. */
  impedimento: z.string().nullable(),
  ultimopedido: z
    .object({ numpedido: z.int(), data: z.iso.datetime(), total: dinheiro.nullable(), dias: z.int() })
    .nullable(),
  limiteCreditoTotal: dinheiro,
  limiteCreditoDisponivel: dinheiro,
  /** Invoices past their day; null without any. */
  faturasvencidas: z.object({ quantidade: z.int(), total: dinheiro, dias: z.int() }).nullable(),
  /** An unsent cart with something in it. */
  carrinho: z.object({ itens: z.int(), atualizado_em: z.iso.datetime() }).nullable(),
})
export type ClienteRepresentado = z.infer<typeof ClienteRepresentado>

/** What a representative may do at one fornecedor (§6: access is checked per supplier). */
export const AcessoRepresentante = z.object({
  acesso: z.boolean(),
  /** Clientes assigned to it here. */
  clientes: z.int(),
  /** The one that it sells to at the moment. */
  cliente: z.object({ idcliente: id, nome: z.string() }).nullable(),
})
export type AcessoRepresentante = z.infer<typeof AcessoRepresentante>
