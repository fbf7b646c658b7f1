/** Search engines show about so much of it. */
const MAX = 160

/** One line, cut between words. */
export function cutDescricao(texto: string): string {
  const linha = texto.replace(/\s+/g, ' ').trim()
  if (linha.length <= MAX) return linha
  const cortada = linha.slice(0, MAX)
  const fim = cortada.lastIndexOf(' ')
  return `${cortada.slice(0, fim > 0 ? fim : MAX - 1).replace(/[\s,.;:]+$/, '')}…`
}
