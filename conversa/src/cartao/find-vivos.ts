import type { MensagemChat } from '@vitrine/contract'

import type { ConteudoCartao } from './read-cartao.ts'

/** What goes on after it was written: drawn anew as it moves. */
export interface Vivos {
  /** The place of the last step of each order that the room was told of: with each, its cards are read again. */
  passos: ReadonlyMap<number, number>
  /** The same of the messages that came with the page, and its cards with them. */
  passosDaPagina: ReadonlyMap<number, number>
  /** The place of the newest offer of the store: it alone is answered, those before it say that there is a newer one. Null: none. */
  proposta: number | null
}

/** @param daPagina those of them that came with the page */
export function findVivos(
  mensagens: readonly MensagemChat[],
  daPagina: readonly MensagemChat[] = mensagens,
): Vivos {
  return {
    passos: findPassos(mensagens),
    passosDaPagina: findPassos(daPagina),
    proposta: mensagens.findLast(({ conteudo }) => conteudo?.tipo === 'PROPOSTA')?.sequencia ?? null,
  }
}

function findPassos(mensagens: readonly MensagemChat[]): Map<number, number> {
  const passos = new Map<number, number>()
  for (const { conteudo, sequencia } of mensagens)
    if (conteudo?.tipo === 'STATUS') passos.set(conteudo.numpedido, sequencia)
  return passos
}

/** Names the reading of what a card shows: another one than that of the page, and it has moved. */
export interface LeituraDoCartao {
  agora: number | undefined
  daPagina: number | undefined
}

/** @param revisao of its message */
export function leituraDoCartao(
  conteudo: ConteudoCartao,
  { passos, passosDaPagina }: Pick<Vivos, 'passos' | 'passosDaPagina'>,
  revisao?: number,
): LeituraDoCartao {
  if (!('numpedido' in conteudo)) return { agora: revisao, daPagina: revisao }
  const { numpedido } = conteudo
  return { agora: passos.get(numpedido), daPagina: passosDaPagina.get(numpedido) }
}
