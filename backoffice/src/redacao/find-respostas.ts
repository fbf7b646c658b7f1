import type { RespostaPronta } from '@vitrine/contract'
import { foldTexto } from '@vitrine/rules/texto'

/** So many are shown; the next letter finds the others. */
const MOSTRADAS = 8

/** What is looked for among the ready answers: all that is written is a slash and a beginning; null: it is a message. */
export const readBusca = (texto: string): string | null => /^\/(\S{0,40})$/.exec(texto)?.[1] ?? null

/** Those whose short name begins with it first, then those that have it in it, then those with the words in them. */
export function findRespostas(respostas: readonly RespostaPronta[], busca: string): RespostaPronta[] {
  const procura = foldTexto(busca)
  const rankOf = ({ atalho, texto }: RespostaPronta) => {
    const nome = foldTexto(atalho)
    if (nome.startsWith(procura)) return 0
    if (nome.includes(procura)) return 1
    return foldTexto(texto).includes(procura) ? 2 : 3
  }
  return respostas
    .map((resposta) => ({ resposta, rank: rankOf(resposta) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOSTRADAS)
    .map(({ resposta }) => resposta)
}
