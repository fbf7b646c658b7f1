import { z } from 'zod'

import { id } from '#campo'
import { texto } from '#declarado'

/** Somebody who runs a supplier, as the operator sees it. */
export const DonoDoFornecedor = z.object({
  nome: z.string(),
  email: z.string(),
  /** A password was set: the invitation was taken. */
  entrou: z.boolean(),
  /** Its link: still good, over, or taken; of who had a password before there is none to take. */
  convite: z.enum(['PENDENTE', 'VENCIDO', 'ACEITO']),
  /** Until when a pending link is good. */
  convite_ate: z.string().nullable(),
})
export type DonoDoFornecedor = z.output<typeof DonoDoFornecedor>

/** A supplier as the platform's operator sees it: how it stands, and nothing of its customers (§6). */
export const FornecedorDaPlataforma = z.object({
  idfornecedor: id,
  slug: z.string(),
  nome: z.string(),
  razaosocial: z.string(),
  cnpj: z.string(),
  cidade: z.string(),
  uf: z.string(),
  ativo: z.boolean(),
  versao: z.int(),
  criado_em: z.string(),
  /** Host of its links; null: it is found under the platform's. */
  dominio: z.string().nullable(),
  /** Active products. */
  produtos: z.int(),
  lojas: z.int(),
  formas_entrega: z.int(),
  formas_pagamento: z.int(),
  ultimo_pedido_em: z.string().nullable(),
  donos: z.array(DonoDoFornecedor),
})
export type FornecedorDaPlataforma = z.output<typeof FornecedorDaPlataforma>

/** What the operator says of a supplier that begins, as `CadastroFornecedor` asks for it (checked there); the rest is its owner's to say. */
export const FornecedorNovo = z.strictObject({
  idfornecedor: id,
  slug: z.string().max(40),
  nome: z.string().max(80),
  razaosocial: z.string().max(160),
  cnpj: z.string().max(20),
  cidade: z.string().max(80),
  uf: z.string().max(2),
  segmento: z.string().max(60),
  dono: z.strictObject({
    nome: texto(120, 1),
    email: z.email({ error: 'Este e-mail não existe.' }).max(254).toLowerCase(),
  }),
})
export type FornecedorNovo = z.output<typeof FornecedorNovo>
