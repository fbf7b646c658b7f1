import { z } from 'zod'

import { dinheiro, id } from '#campo'
import { pagina } from '#pagina'

import { PresencaDoCliente } from './grade.ts'
import { EstadoNegociacao } from './partes.ts'

/** A cart with something in it, as the list of live carts has it. */
export const CarrinhoDaLoja = z.object({
  idcliente: id,
  nome: z.string(),
  documento: z.string(),
  linhas: z.int(),
  /** What the customer reads; null where prices are hidden from it. */
  total: dinheiro.nullable(),
  presenca: PresencaDoCliente,
  /** When its lines last changed, and since when there is something in it. */
  atualizado_em: z.string(),
  aberto_desde: z.string(),
  /** Who holds it; null: nobody. */
  posse: z
    .object({ idatendente: id, atendente: z.string(), minha: z.boolean(), desde: z.string() })
    .nullable(),
  estado: EstadoNegociacao.nullable(),
  /** Until when released prices hold. */
  validade: z.string().nullable(),
  /** Prices that wait for a supervisor, and lines on which the customer waits for an answer. */
  aguarda_supervisor: z.int(),
  contrapropostas: z.int(),
})
export type CarrinhoDaLoja = z.infer<typeof CarrinhoDaLoja>

export const vistasDosCarrinhos = ['TODOS', 'AQUI_AGORA', 'EM_NEGOCIACAO', 'AGUARDA_SUPERVISOR'] as const

export const CARRINHOS_POR_PAGINA = 30
export const CarrinhosDaLoja = pagina(CarrinhoDaLoja).extend({
  contagens: z.object({
    todos: z.int(),
    aqui_agora: z.int(),
    em_negociacao: z.int(),
    aguarda_supervisor: z.int(),
  }),
})
export type CarrinhosDaLoja = z.infer<typeof CarrinhosDaLoja>
