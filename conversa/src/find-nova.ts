import type { LadoChat, MensagemChat } from '@vitrine/contract'

/**
 * The place of the first message that was not read when the room was opened; null: all were.
 * @param propria whose own messages are no news
 */
export function findNova(
  mensagens: readonly MensagemChat[],
  lida_ate: number,
  propria: LadoChat,
): number | null {
  return mensagens.find(({ lado, sequencia }) => lado !== propria && sequencia > lida_ate)?.sequencia ?? null
}
