import { foldTexto } from '#texto'

const vazias: ReadonlySet<string> = new Set(
  'a o e as os de da do das dos com sem para por em no na um uma ao c p'.split(' '),
)
const MAX_PALAVRAS = 10

/**
 * Words to look for, folded, without articles, letters and numbers apart, of the first 10 words: 'Molho de Tomate 2L' is
 * 'molho', 'tomate', '2', 'l'.
 */
export function splitPalavras(texto: string): string[] {
  const palavras = foldTexto(texto).match(/[a-z0-9]+/g) ?? []
  return palavras
    .filter((palavra) => !vazias.has(palavra))
    .slice(0, MAX_PALAVRAS)
    .flatMap((palavra) => palavra.match(/[a-z]+|\d+/g) ?? [])
}
