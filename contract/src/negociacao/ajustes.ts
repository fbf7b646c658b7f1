import { z } from 'zod'

import { fromDecimilesimos, toDecimilesimos } from '@vitrine/rules/dinheiro'

import { idDeclarado } from '#declarado'

/** Points of percent from 0 to less than 100, up to 4 decimals. */
const percentual = (maximo: number) =>
  z
    .number()
    .min(0)
    .max(maximo)
    .refine((pontos) => fromDecimilesimos(toDecimilesimos(pontos)) === pontos, {
      error: 'Este percentual tem no máximo 4 casas decimais.',
    })

/** Until a supplier says otherwise: what its attendants and its supervisors may take off, and what is to be earned. */
export const LIMITES_PADRAO = { atendente: 5, fornecedor: 15, piso_margem: 0 } as const
/** The same for freight: what they may take off the store's own table. */
export const LIMITES_DO_FRETE = { atendente: 50, fornecedor: 100 } as const
/** Minutes for which a cart stays taken after the last act of who negotiates it. */
export const MINUTOS_DE_POSSE = 20
/** Hours for which released prices hold, unless it is said. */
export const HORAS_DE_VALIDADE = 48

const campos = {
  /** Percent off the table price, of role atendente and of role fornecedor (the supervisor). */
  desconto_maximo_atendente: percentual(100),
  desconto_maximo_fornecedor: percentual(100),
  /** Percent of the price that is to be left once the cost is paid. */
  piso_margem: percentual(99.9999),
  /** Percent off the freight of the store's own table, by the same roles. */
  desconto_frete_atendente: percentual(100),
  desconto_frete_fornecedor: percentual(100),
  minutos_de_posse: z.int().min(5).max(240),
  horas_de_validade: z.int().min(1).max(720),
}

/** How far the people of a supplier may go, as it keeps it: one row for each supplier. */
export const CadastroNegociacao = z.object({
  idfornecedor: idDeclarado,
  desconto_maximo_atendente: campos.desconto_maximo_atendente.default(LIMITES_PADRAO.atendente),
  desconto_maximo_fornecedor: campos.desconto_maximo_fornecedor.default(LIMITES_PADRAO.fornecedor),
  piso_margem: campos.piso_margem.default(LIMITES_PADRAO.piso_margem),
  desconto_frete_atendente: campos.desconto_frete_atendente.default(LIMITES_DO_FRETE.atendente),
  desconto_frete_fornecedor: campos.desconto_frete_fornecedor.default(LIMITES_DO_FRETE.fornecedor),
  minutos_de_posse: campos.minutos_de_posse.default(MINUTOS_DE_POSSE),
  horas_de_validade: campos.horas_de_validade.default(HORAS_DE_VALIDADE),
})
export type CadastroNegociacao = z.infer<typeof CadastroNegociacao>

export const AjustesDaNegociacao = z.object({
  desconto_maximo_atendente: z.number(),
  desconto_maximo_fornecedor: z.number(),
  piso_margem: z.number(),
  desconto_frete_atendente: z.number(),
  desconto_frete_fornecedor: z.number(),
  minutos_de_posse: z.int(),
  horas_de_validade: z.int(),
  /** To be named by whoever changes it; null: nothing was set yet. */
  versao: z.int().nullable(),
})
export type AjustesDaNegociacao = z.infer<typeof AjustesDaNegociacao>

/** What is not said stays. */
export const NovosAjustesDaNegociacao = z.object({
  desconto_maximo_atendente: campos.desconto_maximo_atendente.optional(),
  desconto_maximo_fornecedor: campos.desconto_maximo_fornecedor.optional(),
  piso_margem: campos.piso_margem.optional(),
  desconto_frete_atendente: campos.desconto_frete_atendente.optional(),
  desconto_frete_fornecedor: campos.desconto_frete_fornecedor.optional(),
  minutos_de_posse: campos.minutos_de_posse.optional(),
  horas_de_validade: campos.horas_de_validade.optional(),
  /** The version that was looked at, null when there was none; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})
export type NovosAjustesDaNegociacao = z.infer<typeof NovosAjustesDaNegociacao>
