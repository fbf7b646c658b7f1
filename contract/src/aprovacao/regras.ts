import { tiposDeCondicao } from '@vitrine/rules/aprovacao'
import { z } from 'zod'

import { dinheiro, id } from '#campo'

const aprovadores = z.array(id).min(1).max(20)

/** Flat: a body of several shapes loses what the others do not have. */
const Condicao = z.object({
  tipo: z.enum(tiposDeCondicao),
  /** Reais, of VALOR. */
  acima: dinheiro.min(0).max(100_000_000).optional(),
  /** Of CATEGORIA. */
  idcategorias: z.array(id).max(200).optional(),
  /** Codes, of CENTRO. */
  centros: z.array(z.string().min(1).max(40)).max(100).optional(),
  /** Of FORA_DA_LISTA. */
  idlista: id.optional(),
})

/** How a company buys: rules, who stands in for whom, cost centres with their budgets (decision 0052). */
export const ConfiguracaoAprovacao = z.object({
  prazoHoras: z.int().min(1).max(720),
  /** Asked when no approver of a rule is left; null: the administrators of the company. */
  reserva: id.nullable(),
  regras: z
    .array(
      z.object({
        idregra: id,
        nome: z.string().trim().min(1).max(80),
        ativa: z.boolean(),
        paraQuem: z.enum(['TODOS', 'MENOS_ADMINISTRADORES']),
        /** All must hold; none: every order. */
        condicoes: z.array(Condicao).max(6),
        /** Levels of approval, asked one after the other. */
        niveis: z.array(z.object({ tipo: z.enum(['QUALQUER', 'TODOS']), aprovadores })).max(5),
      }),
    )
    .max(50),
  suplentes: z.array(z.object({ de: id, para: id, inicio: z.iso.date(), fim: z.iso.date() })).max(50),
  centros: z
    .array(
      z.object({
        codigo: z.string().trim().min(1).max(40),
        nome: z.string().trim().min(1).max(80),
        orcamento: dinheiro.min(0).max(100_000_000).nullable(),
      }),
    )
    .max(100),
})
export type ConfiguracaoAprovacao = z.infer<typeof ConfiguracaoAprovacao>

export const RegrasAprovacao = z.object({
  configuracao: ConfiguracaoAprovacao,
  /** 0: no rules were saved yet. */
  revisao: z.int(),
  /** Kept for all suppliers, not for this one alone. */
  todasAsLojas: z.boolean(),
  pessoas: z.array(
    z.object({ idusuario: id, nome: z.string(), administra: z.boolean(), submete: z.boolean() }),
  ),
  /** What the rules may name. */
  categorias: z.array(z.object({ idcategoria: id, nome: z.string() })),
  listas: z.array(z.object({ idlista: id, nome: z.string() })),
  /** Reais spent in this month, by cost centre. */
  gastos: z.array(z.object({ codigo: z.string(), gasto: dinheiro })),
  /** Why some orders could not end as things stand; none: every order can. */
  becos: z.array(z.string()),
  /** This login administers the company, and may save them. */
  podeMudar: z.boolean(),
})
export type RegrasAprovacao = z.infer<typeof RegrasAprovacao>

export const RegrasNovas = z.object({
  configuracao: ConfiguracaoAprovacao,
  revisao: z.int().min(0),
  todasAsLojas: z.boolean().default(false),
})

export const SimulacaoAprovacao = z.object({
  dias: z.int(),
  pedidos: z.int(),
  precisariam: z.int(),
  semAprovador: z.int(),
  porRegra: z.array(z.object({ nome: z.string(), pedidos: z.int() })),
  becos: z.array(z.string()),
})
export type SimulacaoAprovacao = z.infer<typeof SimulacaoAprovacao>
