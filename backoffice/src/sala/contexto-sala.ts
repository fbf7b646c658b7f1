import type { LeituraChat } from '@vitrine/contract'
import type { Cartao, QuemConversa } from '@vitrine/conversa'
import type { Hoje } from '@vitrine/rules/data'

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
