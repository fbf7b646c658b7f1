import type { MensagemChat } from '@vitrine/contract'

/** So long after the one before, a message of the same person stands by itself. */
const JUNTAS_MS = 5 * 60_000

/** Whether a message goes on what the one before began: same person, a moment later, for the same eyes. */
export function goesOn(mensagem: MensagemChat, antes: MensagemChat | undefined): boolean {
  return (
    antes !== undefined &&
    antes.lado === mensagem.lado &&
    antes.interna === mensagem.interna &&
    antes.autor.idusuario === mensagem.autor.idusuario &&
    antes.autor.nome === mensagem.autor.nome &&
    Date.parse(mensagem.quando) - Date.parse(antes.quando) < JUNTAS_MS
  )
}
