import type { LadoChat } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

/** What a front end brings along to its conversations. One for each, made once. */
export interface Meio {
  api: Client
  /** Whom one talks to. */
  outroLado: Exclude<LadoChat, 'SISTEMA'>
  /** Whether what waits may be kept on this device now. */
  mayKeepConversa(): boolean
  /** Asks to be told when the device forgets who was logged in. */
  onForget(forget: () => void): void
}
