import type { LeituraChat } from '@vitrine/contract'
import type { Cartao, QuemConversa } from '@vitrine/conversa'
import { todayIn, type Hoje } from '@vitrine/rules/data'

import type { LojaDoPainel } from '#shell'

import type { DadosSala } from './load-sala.ts'

/** What messages are drawn with. */
export interface ContextoSala {
  quem: QuemConversa
  cartoes: Readonly<Record<string, Cartao | null>>
  hoje: Hoje
  /** The login that looks. */
  eu: string
  /** How far the customer is. */
  outroLado: LeituraChat
  /** ISO. */
  agora: string
}

export function toContexto(
  { historico: { sala }, cartoes }: Pick<DadosSala, 'historico' | 'cartoes'>,
  { idfornecedor, fuso }: Pick<LojaDoPainel, 'idfornecedor' | 'fuso'>,
  agora: string,
): ContextoSala {
  return {
    quem: { idfornecedor },
    cartoes,
    hoje: { data: todayIn(fuso, new Date(agora)), fuso },
    eu: sala.eu.idusuario,
    outroLado: sala.outroLado,
    agora,
  }
}
