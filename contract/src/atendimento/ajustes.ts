import { z } from 'zod'

import { listDesconhecidas, variaveisDeAusencia } from '@vitrine/rules/atendimento'

import { idDeclarado, texto } from '#declarado'

/** Until a store says otherwise, its customers are to be answered within an hour of its opening hours. */
export const PRAZO_PADRAO = 60

const campos = {
  /** Minutes of opening hours in which a customer is to be answered; null: nothing is promised. */
  prazo_minutos: z.int().min(1).max(2880).nullable(),
  /** Whether who writes outside of the hours is answered by itself, once in each closed period. */
  ausencia: z.boolean(),
  /** Whether its people answer on holidays too; days that the store closes by its own word they never do. */
  atende_feriado: z.boolean(),
  /** The supplier's own words for that, with `{cliente}`, `{loja}` and `{volta}`; '': the shop's. */
  mensagem_ausencia: texto(1000).refine((dita) => listDesconhecidas(dita, variaveisDeAusencia).length === 0, {
    error: 'Só {cliente}, {loja} e {volta} são preenchidos. Escreva o resto sem chaves.',
  }),
}

/** How a supplier attends, as it keeps it: one row for each supplier. */
export const CadastroAtendimento = z.object({
  idfornecedor: idDeclarado,
  prazo_minutos: campos.prazo_minutos.default(PRAZO_PADRAO),
  ausencia: campos.ausencia.default(true),
  atende_feriado: campos.atende_feriado.default(false),
  mensagem_ausencia: campos.mensagem_ausencia.default(''),
})
export type CadastroAtendimento = z.infer<typeof CadastroAtendimento>

export const AjustesDoAtendimento = z.object({
  prazo_minutos: z.int().nullable(),
  ausencia: z.boolean(),
  atende_feriado: z.boolean(),
  mensagem_ausencia: z.string(),
  /** To be named by whoever changes it; null: nothing was set yet. */
  versao: z.int().nullable(),
})
export type AjustesDoAtendimento = z.infer<typeof AjustesDoAtendimento>

/** What is not said stays. */
export const NovosAjustes = z.object({
  prazo_minutos: campos.prazo_minutos.optional(),
  ausencia: campos.ausencia.optional(),
  atende_feriado: campos.atende_feriado.optional(),
  mensagem_ausencia: campos.mensagem_ausencia.optional(),
  /** The version that was looked at, null when there was none; absent: whatever stands there. */
  versao: z.int().positive().nullable().optional(),
})
export type NovosAjustes = z.infer<typeof NovosAjustes>
