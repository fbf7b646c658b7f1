import { z } from 'zod'

import { dinheiro, id, quantidade } from '#campo'
import { pagina } from '#pagina'

export const ORCAMENTOS_POR_PAGINA = 25

export const vistasOrcamento = [
  'A_PRECIFICAR',
  'PRECIFICADOS',
  'AGUARDAM_SUPERVISOR',
  'VENCIDOS',
  'ACEITOS',
] as const
export type VistaOrcamento = (typeof vistasOrcamento)[number]

/** A budget in the list of the panel (ux 3.3). */
export const OrcamentoDaLista = z.object({
  numpedido: z.int(),
  idcliente: id,
  cliente: z.string(),
  documento: z.string(),
  /** The login that asked for it. */
  pedido_por: z.string(),
  pedido_em: z.string(),
  produtos: z.int(),
  volumes: quantidade,
  /** 0: no prices yet. */
  versao: z.int(),
  valido_ate: z.string().nullable(),
  /** What the last version comes to; null before the first. */
  total: dinheiro.nullable(),
  /** Goods at list price, while there is no version; null: none of them has one. */
  estimado: dinheiro.nullable(),
  /** By when the store answers, in its opening hours; null: it is not the store's turn. */
  responder_ate: z.string().nullable(),
  atrasado: z.boolean(),
  /** Lines that wait for a supervisor. */
  aguardam_supervisor: z.int(),
  /** Who wrote in it last, and has not sent it yet. */
  rascunho: z.object({ por: z.string(), em: z.string() }).nullable(),
})
export type OrcamentoDaLista = z.infer<typeof OrcamentoDaLista>

const contagem = z.int().min(0)
export const ListaDeOrcamentos = pagina(OrcamentoDaLista).extend({
  contagens: z.object({
    A_PRECIFICAR: contagem,
    PRECIFICADOS: contagem,
    AGUARDAM_SUPERVISOR: contagem,
    VENCIDOS: contagem,
    ACEITOS: contagem,
  }),
})
export type ListaDeOrcamentos = z.infer<typeof ListaDeOrcamentos>
