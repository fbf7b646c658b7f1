import { isDeepStrictEqual } from 'node:util'

/**
 * Of a row that stands (`antes`), its key and what changes: an update that names no other column leaves alone what follows from those
 * (search words, triggers).
 */
export function keepMudancas<L extends object>(nova: L, antes: L, chave: readonly string[]): Partial<L> {
  const anteriores = new Map<string, unknown>(Object.entries(antes))
  const mudadas = Object.entries(nova).filter(
    ([nome, valor]) => chave.includes(nome) || !isDeepStrictEqual(valor, anteriores.get(nome)),
  )
  return Object.fromEntries(mudadas) as Partial<L> // some of its own entries
}
