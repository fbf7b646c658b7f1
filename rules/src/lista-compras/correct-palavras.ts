/** Words less similar than this are taken as different words (brazil.md 10). */
const LIMIAR = 0.4
/** Second best and so on, against the best. */
const CORTE = 0.75
const MAX_ALTERNATIVAS = 3

/**
 * For each word with which no word of the catalogue begins: the similar words of the catalogue, best first; a word without
 * any is left out. By trigrams over an index: the work grows with the words, not with words x catalogue.
 */
export function correctPalavras(
  palavras: Iterable<string>,
  vocabulario: readonly string[],
): Map<string, string[]> {
  const { porTrigrama, tamanhos } = indexVocabulario(vocabulario)
  const corrigidas = new Map<string, string[]>()
  for (const palavra of new Set(palavras)) {
    if (/^\d/.test(palavra) || palavra.length < 3) continue
    const parecidas = findParecidas(trigramas(palavra), porTrigrama, tamanhos)
    const melhor = parecidas[0]?.peso ?? 0
    if (melhor < LIMIAR) continue
    const boas = parecidas.filter(({ peso }) => peso >= LIMIAR && peso >= CORTE * melhor)
    corrigidas.set(
      palavra,
      boas.slice(0, MAX_ALTERNATIVAS).map(({ i }) => vocabulario[i] ?? ''),
    )
  }
  return corrigidas
}

function findParecidas(
  meus: ReadonlySet<string>,
  porTrigrama: ReadonlyMap<string, number[]>,
  tamanhos: readonly number[],
) {
  const comuns = new Map<number, number>()
  for (const trigrama of meus)
    for (const i of porTrigrama.get(trigrama) ?? []) comuns.set(i, (comuns.get(i) ?? 0) + 1)
  return [...comuns]
    .map(([i, n]) => ({ i, peso: n / (meus.size + (tamanhos[i] ?? 0) - n) }))
    .toSorted((a, b) => b.peso - a.peso || a.i - b.i)
}

function indexVocabulario(vocabulario: readonly string[]) {
  const porTrigrama = new Map<string, number[]>()
  const tamanhos = vocabulario.map((palavra, i) => {
    const seus = trigramas(palavra)
    for (const trigrama of seus) {
      const lista = porTrigrama.get(trigrama)
      if (lista) lista.push(i)
      else porTrigrama.set(trigrama, [i])
    }
    return seus.size
  })
  return { porTrigrama, tamanhos }
}

/** As pg_trgm makes them: two spaces before, one after. */
function trigramas(palavra: string): Set<string> {
  const cercada = `  ${palavra} `
  const todos = new Set<string>()
  for (let i = 0; i + 3 <= cercada.length; i++) todos.add(cercada.slice(i, i + 3))
  return todos
}
