import type { LeituraChat } from '@vitrine/contract'
import { findVivos, type Cartao, type QuemConversa, type Vivos } from '@vitrine/conversa'
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
  vivos: Vivos
  /** Whose room it is; null: the team's own. */
  idcliente: string | null
  /** ISO. */
  agora: string
}

export function toContexto(
  { historico: { sala, mensagens }, cartoes }: Pick<DadosSala, 'historico' | 'cartoes'>,
  { idfornecedor, fuso }: Pick<LojaDoPainel, 'idfornecedor' | 'fuso'>,
  agora: string,
): ContextoSala {
  return {
    quem: { idfornecedor },
    cartoes,
    hoje: { data: todayIn(fuso, new Date(agora)), fuso },
    eu: sala.eu.idusuario,
    outroLado: sala.outroLado,
    vivos: findVivos(mensagens),
    idcliente: sala.idcliente,
    agora,
  }
}
