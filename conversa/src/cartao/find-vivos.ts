import type { MensagemChat } from '@vitrine/contract'

import type { ConteudoCartao } from './read-cartao.ts'

/** What goes on after it was written: drawn anew as it moves. */
export interface Vivos {
  /** The place of the last step of each order that the room was told of: with each, its cards are read again. */
  passos: ReadonlyMap<number, number>
  /** The place of the newest offer of the store: it alone is answered, those before it say that there is a newer one. Null: none. */
  proposta: number | null
}

export function findVivos(mensagens: readonly MensagemChat[]): Vivos {
  const passos = new Map<number, number>()
  let proposta: number | null = null
  for (const { conteudo, sequencia } of mensagens) {
    if (conteudo?.tipo === 'STATUS') passos.set(conteudo.numpedido, sequencia)
    if (conteudo?.tipo === 'PROPOSTA') proposta = sequencia
  }
  return { passos, proposta }
}

/** Names the reading of what a card shows: another one than at first, and it has moved. @param revisao of its message */
export const leituraDoCartao = (
  conteudo: ConteudoCartao,
  { passos }: Pick<Vivos, 'passos'>,
  revisao?: number,
): number | undefined => ('numpedido' in conteudo ? passos.get(conteudo.numpedido) : revisao)
