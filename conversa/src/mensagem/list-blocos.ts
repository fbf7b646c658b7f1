import type { MensagemChat } from '@vitrine/contract'

/** So many places of a room are a block: it is drawn, or an empty box as high. */
const LUGARES = 8

export interface Bloco {
  /** The same whatever older messages are loaded. */
  chave: number
  mensagens: MensagemChat[]
  /** The message before its first. */
  antes: MensagemChat | undefined
}

/** Messages of a room in blocks, from the oldest to the newest. */
export function listBlocos(mensagens: readonly MensagemChat[]): Bloco[] {
  const blocos: Bloco[] = []
  let antes: MensagemChat | undefined
  for (const mensagem of mensagens) {
    const chave = Math.floor(mensagem.sequencia / LUGARES)
    const last = blocos.at(-1)
    if (last?.chave === chave) last.mensagens.push(mensagem)
    else blocos.push({ chave, mensagens: [mensagem], antes })
    antes = mensagem
  }
  return blocos
}
