const separadores = [';', '\t', ',', '|'] as const

/**
 * The mark that stands between the cells of a text, by its first rows: the one that divides all of them into as many cells, the most of
 * these; else the one that divides the first row most. ';' of a text of one column. What stands in quotes divides nothing.
 */
export function findSeparador(texto: string): (typeof separadores)[number] {
  const [titulos = '', ...corpo] = firstLinhas(texto)
  const count = (linha: string, separador: string) => linha.split(separador).length - 1
  const candidatos = separadores
    .map((separador) => {
      const vezes = count(titulos, separador)
      return { separador, vezes, isIgual: corpo.every((linha) => count(linha, separador) === vezes) }
    })
    .filter(({ vezes }) => vezes > 0)
    .toSorted((a, b) => Number(b.isIgual) - Number(a.isIgual) || b.vezes - a.vezes)
  return candidatos[0]?.separador ?? ';'
}

/** Up to ten rows that say something, without what is quoted; the last one of a long text may be cut and is left out. */
function firstLinhas(texto: string): string[] {
  const amostra = texto.slice(0, AMOSTRA)
  const linhas = amostra.replace(/"(?:[^"]|"")*"/g, '').split(/\r\n|\r|\n/)
  return (texto.length > AMOSTRA && linhas.length > 1 ? linhas.slice(0, -1) : linhas)
    .filter((linha) => linha.trim() !== '')
    .slice(0, 10)
}

/** Characters that are looked at. */
const AMOSTRA = 64_000
