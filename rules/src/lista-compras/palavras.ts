import { foldTexto } from '#texto'

const vazias: ReadonlySet<string> = new Set(
  'a o e as os de da do das dos com sem para por em no na um uma ao c p'.split(' '),
)

/** Words to look for: folded, numbers apart from letters ('2l' is '2', 'l'), without articles; at most 10. */
export function splitPalavras(texto: string): string[] {
  const palavras = foldTexto(texto).match(/[a-z]+|\d+/g) ?? []
  return palavras.filter((palavra) => !vazias.has(palavra)).slice(0, 10)
}
