import { foldTexto } from '@vitrine/rules/texto'

/** Said between others, these narrow nothing. The same list stands in f_palavras (migration 0461). */
export const vazias: ReadonlySet<string> = new Set(
  'a o e as os de da do das dos em no na com para p c'.split(' '),
)
const unidades: ReadonlyMap<string, string> = new Map(
  Object.entries({
    l: ['litro', 'litros', 'lt', 'lts'],
    kg: ['quilo', 'quilos', 'kilo', 'kilos', 'kgs'],
    g: ['grama', 'gramas', 'gr'],
    un: ['unidade', 'unidades', 'und', 'unid'],
    cx: ['caixa', 'caixas'],
    pct: ['pacote', 'pacotes'],
  }).flatMap(([sinal, palavras]) => palavras.map((palavra): [string, string] => [palavra, sinal])),
)

/** A word of a query: as typed (folded), and in the normal form in which products hold it. */
export interface Palavra {
  digitada: string
  termo: string
}

/** Words of a text as f_palavras makes them of a product (migration 0461; a test holds both together). */
export function splitPalavras(texto: string): Palavra[] {
  const todas = foldTexto(texto).match(/[a-z]+|[0-9]+/g) ?? []
  return todas
    .filter((palavra) => !vazias.has(palavra))
    .map((digitada) => ({ digitada, termo: toTermo(digitada) }))
}

/** Normal form of one folded word: plural to singular, units of measure to their sign (f_termo). */
export function toTermo(palavra: string): string {
  const unidade = unidades.get(palavra)
  if (unidade) return unidade
  if (palavra.length <= 3) return palavra
  if (palavra.endsWith('s')) return toSingular(palavra)
  return palavra.length > 4 && /[rz]e$/.test(palavra) ? palavra.slice(0, -1) : palavra
}

function toSingular(palavra: string): string {
  if (/[oa]es$|aos$/.test(palavra)) return `${palavra.slice(0, -3)}ao`
  if (/[rz]es$/.test(palavra)) return palavra.slice(0, -2)
  if (palavra.endsWith('ns')) return `${palavra.slice(0, -2)}m`
  if (palavra.endsWith('ss')) return palavra
  if (palavra.endsWith('is')) return palavra.slice(0, -2) + (/[aeou]is$/.test(palavra) ? 'l' : 'il')
  return palavra.slice(0, -1)
}
