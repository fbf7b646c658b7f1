/** Rows that name a key that a row above has named: place of the row → place of the first one. Empty keys are nobody's. */
export function listRepetidas(chaves: readonly string[]): ReadonlyMap<number, number> {
  const primeiras = new Map<string, number>()
  const repetidas = new Map<number, number>()
  for (const [i, escrita] of chaves.entries()) {
    const chave = escrita.trim()
    const primeira = primeiras.get(chave)
    if (chave === '') continue
    if (primeira === undefined) primeiras.set(chave, i)
    else repetidas.set(i, primeira)
  }
  return repetidas
}

/** The one known code that a spreadsheet may have made `codigo` of by dropping its zeros; null when none or several could be meant. */
export function findComZeros(codigo: string, conhecidos: Iterable<string>): string | null {
  if (!/^[1-9]\d*$/.test(codigo)) return null
  const achados = [...conhecidos].filter((outro) => outro !== codigo && outro.replace(/^0+/, '') === codigo)
  return achados.length === 1 ? (achados[0] ?? null) : null
}
