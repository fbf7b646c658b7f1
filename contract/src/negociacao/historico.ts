import { z } from 'zod'

import { id } from '#campo'
import { pagina } from '#pagina'

import { QuemNegocia } from './partes.ts'

export const acoesNegociacao = [
  'ABRIU',
  'ASSUMIU',
  'PRECO',
  'QUANTIDADE',
  'INCLUIU',
  'REMOVEU',
  'FRETE',
  'DESCONTO_EM_TUDO',
  'ULTIMO_PRECO',
  'ACEITOU',
  'RECUSOU',
  'CONTRAPROPOS',
  'PROPOS_QUANTIDADE',
  'PEDIU_SUPERVISOR',
  'SUPERVISOR_APROVOU',
  'SUPERVISOR_RECUSOU',
  'SAIU_DO_ESCOPO',
  'LIBEROU',
  'DESBLOQUEOU',
  'VENCEU',
  'FECHOU',
] as const
export const AcaoNegociacao = z.enum(acoesNegociacao)
export type AcaoNegociacao = z.infer<typeof AcaoNegociacao>

/** What `antes` and `depois` are: a unit price, units of the product, freight or the cart's total in reais. */
export const medidasDoHistorico = ['PRECO', 'QUANTIDADE', 'FRETE', 'TOTAL'] as const

/** One act of somebody, before → after. */
export const AtoDaNegociacao = z.object({
  id,
  em: z.string(),
  quem: QuemNegocia.extend({ idusuario: id.nullable() }),
  acao: AcaoNegociacao,
  /** Lines that it was about; none: the whole cart. */
  produtos: z.array(z.object({ id, nome: z.string(), unidade: z.string() })),
  medida: z.enum(medidasDoHistorico).nullable(),
  /** Null: there was nothing, or (after) there is nothing more. */
  antes: z.number().nullable(),
  depois: z.number().nullable(),
  /** In its author's words; '' without. */
  motivo: z.string(),
  /** Of an order that was closed. */
  numpedido: z.int().nullable(),
})
export type AtoDaNegociacao = z.infer<typeof AtoDaNegociacao>

export const ATOS_POR_PAGINA = 20
export const HistoricoDaNegociacao = pagina(AtoDaNegociacao)
export type HistoricoDaNegociacao = z.infer<typeof HistoricoDaNegociacao>
