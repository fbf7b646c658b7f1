import { drawTexto } from '#marca'

/** A name in lines that fit, the last one with … where it goes on; a word that is wider than a line is cut. */
export function wrapNome(
  nome: string,
  { corpo, largura, linhas: max }: { corpo: number; largura: number; linhas: number },
): string[] {
  const fits = (texto: string) =>
    drawTexto(texto, { peso: 700, corpo, largura: Number.POSITIVE_INFINITY, cor: '' }).largura <= largura
  // Only this many characters are measured; no real name is longer.
  const palavras = nome.slice(0, 300).split(/\s+/).filter(Boolean)
  const linhas: string[] = []
  let atual = ''
  while (palavras.length > 0 && linhas.length < max) {
    const palavra = palavras.shift() ?? ''
    const junta = atual ? `${atual} ${palavra}` : palavra
    if (fits(junta)) atual = junta
    else if (atual) {
      linhas.push(atual)
      atual = ''
      palavras.unshift(palavra)
    } else {
      const cabe = cutToFit(palavra, fits)
      linhas.push(cabe)
      palavras.unshift(palavra.slice(cabe.length))
    }
  }
  if (atual && linhas.length < max) linhas.push(atual)
  else if (atual || palavras.length > 0)
    linhas.push(`${cutToFit(`${linhas.pop() ?? ''}…`, fits).replace(/[\s…]+$/, '')}…`)
  return linhas
}

/** As many letters as fit, one at least. */
function cutToFit(palavra: string, fits: (texto: string) => boolean): string {
  const letras = [...palavra]
  let quantas = letras.length
  while (quantas > 1 && !fits(`${letras.slice(0, quantas).join('')}…`)) quantas -= 1
  return letras.slice(0, quantas).join('')
}
