/**
 * Keeps one of each word that many rows say: a row that the database answers brings its own copy of every word, and a memory of ten thousand products had
 * ten thousand times the same brands, units and ids of categories. Forgets all once it knows `max` words.
 */
export function createIguais(max: number): <P extends string | null>(palavra: P) => P {
  const conhecidas = new Map<string, string>()
  return <P extends string | null>(palavra: P): P => {
    if (palavra === null) return palavra
    const conhecida = conhecidas.get(palavra)
    if (conhecida !== undefined) return conhecida as P // the same letters
    if (conhecidas.size >= max) conhecidas.clear()
    conhecidas.set(palavra, palavra)
    return palavra
  }
}
