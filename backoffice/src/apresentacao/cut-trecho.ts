/** Search engines show about so many characters of a title, and of the text below it. */
export const MAX_TITULO = 60
export const MAX_DESCRICAO = 155

/** As a search engine shows it: on one line, cut between words. */
export function cutTrecho(texto: string, max: number): string {
  const linha = texto.replace(/\s+/g, ' ').trim()
  if (linha.length <= max) return linha
  // A word that ends where the place does fits.
  const fim = linha.slice(0, max + 1).lastIndexOf(' ')
  return `${linha.slice(0, fim > 0 ? fim : max - 1).replace(/[\s,.;:]+$/, '')}…`
}

/** How much of it is shown, in words. */
export function sayTamanho(texto: string, max: number): string {
  const total = texto.replace(/\s+/g, ' ').trim().length
  return total > max
    ? `São ${total} caracteres: os buscadores mostram perto de ${max}.`
    : `${total} de perto de ${max} caracteres.`
}
