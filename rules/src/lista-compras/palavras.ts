import { foldTexto } from '#texto'

const vazias: ReadonlySet<string> = new Set(
  'a o e as os de da do das dos com sem para por em no na um uma ao c p'.split(' '),
)
const MAX_PALAVRAS = 10

/** Words to look for, folded, without articles, each with its letters and numbers apart: '2l' is ['2', 'l']; at most 10. */
export function splitTermos(texto: string): string[][] {
  const palavras = foldTexto(texto).match(/[a-z0-9]+/g) ?? []
  return palavras
    .filter((palavra) => !vazias.has(palavra))
    .slice(0, MAX_PALAVRAS)
    .map((palavra) => palavra.match(/[a-z]+|\d+/g) ?? [])
}

/** The same in one row: 'Molho de Tomate 2L' is 'molho', 'tomate', '2', 'l'. */
export function splitPalavras(texto: string): string[] {
  return splitTermos(texto).flat()
}
