import { cadastroPolitica } from '#politica'
import { cadastroProduto } from '#produto'

/** Kinds of record that go back as they were; of stock the difference goes back, as orders take of it meanwhile. */
export const cadastros = { produto: cadastroProduto, politica: cadastroPolitica } as const

export const comVolta: ReadonlySet<string> = new Set([...Object.keys(cadastros), 'estoque'])

export const hasVolta = (cadastro: string): boolean => comVolta.has(cadastro)
