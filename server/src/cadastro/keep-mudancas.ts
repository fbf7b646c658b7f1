import { isDeepStrictEqual } from 'node:util'

/**
 * Of a row that stands (`antes`), its key and what changes: an update that names no other column leaves alone what follows from those
 * (search words, triggers).
 */
export function keepMudancas<L extends object, K extends keyof L & string>(
  nova: L,
  antes: L,
  chave: K,
): Pick<L, K> & Partial<L> {
  const anteriores = new Map<string, unknown>(Object.entries(antes))
  const mudadas = Object.entries(nova).filter(
    ([nome, valor]) => nome === chave || !isDeepStrictEqual(valor, anteriores.get(nome)),
  )
  return Object.fromEntries(mudadas) as Pick<L, K> & Partial<L> // the key is always kept
}
