import type { LadoChat, MensagemChat } from '@vitrine/contract'
import { formatDiaRelativoDe, type Hoje } from '@vitrine/rules/data'

/** Messages of one day, with what is said above it. */
export interface DiaDeMensagens {
  dia: string
  mensagens: MensagemChat[]
}

/** So long after the one before, a message of the same person stands by itself. */
const JUNTAS_MS = 5 * 60_000

/** The messages of a room under the days of the store's clock. */
export function listDias(mensagens: readonly MensagemChat[], hoje: Hoje): DiaDeMensagens[] {
  const dias: DiaDeMensagens[] = []
  for (const mensagem of mensagens) {
    const dia = formatDiaRelativoDe(mensagem.quando, hoje)
    const last = dias.at(-1)
    if (last?.dia === dia) last.mensagens.push(mensagem)
    else dias.push({ dia, mensagens: [mensagem] })
  }
  return dias
}

/** Whether a message goes on what the one before began: same person, a moment later. */
export function goesOn(mensagem: MensagemChat, antes: MensagemChat | undefined): boolean {
  return (
    antes !== undefined &&
    antes.lado === mensagem.lado &&
    antes.autor.idusuario === mensagem.autor.idusuario &&
    antes.autor.nome === mensagem.autor.nome &&
    Date.parse(mensagem.quando) - Date.parse(antes.quando) < JUNTAS_MS
  )
}

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
