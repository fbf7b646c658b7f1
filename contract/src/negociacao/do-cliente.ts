import { z } from 'zod'

import { dinheiro, id, quantidade } from '#campo'
import { FreteAcordado, NegociacaoAceita } from '#carrinho'

import { EmEdicao, EstadoNegociacao, ProdutoDaLinha, QuemNegocia, SituacaoDaLinha } from './partes.ts'

/** A line that somebody touched, as its customer reads it: old → new, nothing of cost, margin or limits. */
export const LinhaNegociada = z.object({
  ...ProdutoDaLinha,
  revisao: z.int(),
  /** What it costs without the attendant, and what was offered (null: the price was not touched). */
  de: dinheiro.nullable(),
  por: dinheiro.nullable(),
  /** The offer counts: the cart is priced with it. */
  vale: z.boolean(),
  situacao: SituacaoDaLinha.exclude(['AGUARDA_SUPERVISOR']),
  contraproposta: dinheiro.nullable(),
  quantidade_proposta: quantidade.nullable(),
  quem: QuemNegocia.nullable(),
  em: z.string().nullable(),
  motivo: z.string(),
  editando: EmEdicao.nullable(),
})
export type LinhaNegociada = z.infer<typeof LinhaNegociada>

/** The banner of a cart that is being negotiated, or whose negotiated prices hold (ux 1.23). */
export const NegociacaoDoCliente = z.object({
  idnegociacao: id,
  /** To be named by whoever answers the whole. */
  revisao: z.int(),
  estado: EstadoNegociacao,
  atendente: z.string(),
  desde: z.string(),
  /** Null: the cart is free, and its prices hold until `validade`. */
  posse: z.object({ libera_em: z.string(), ate: z.string(), ausente: z.boolean() }).nullable(),
  validade: z.string().nullable(),
  linhas: z.array(LinhaNegociada),
  /** What the attendant's prices save, and so what unlocking gives up; below 0: they are dearer. */
  economia: dinheiro.nullable(),
  /** As the cart answers it. */
  total: dinheiro.nullable(),
  /** Negotiated freight; null: by the store's own table. */
  frete: dinheiro.nullable(),
  /** Who set that, why, and for which delivery; null without. */
  frete_acordado: FreteAcordado.nullable(),
  /** Whether who asks may accept, refuse and make offers (it may order for this cliente). */
  pode_responder: z.boolean(),
  aceita: NegociacaoAceita.nullable(),
})
export type NegociacaoDoCliente = z.infer<typeof NegociacaoDoCliente>

export const RespostaNegociacao = z.object({
  negociacao: NegociacaoDoCliente.nullable(),
  /** How the last one ended, if it did within a day and none goes on: lock expired, unlocked by somebody else… */
  encerrada: z
    .object({ idnegociacao: id, estado: EstadoNegociacao, em: z.string(), quem: QuemNegocia })
    .nullable(),
})
export type RespostaNegociacao = z.infer<typeof RespostaNegociacao>
