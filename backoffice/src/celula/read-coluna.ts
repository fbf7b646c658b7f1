/**
 * What a spreadsheet puts on the clipboard, as one column from above: '' where nothing stands. Lines that are empty at the end are none.
 * Null: it is several columns, and nobody knows which is meant.
 */
export function splitColuna(texto: string): string[] | null {
  const linhas = texto.split(/\r\n|\r|\n/).map((linha) => {
    const escritas = linha
      .split('\t')
      .map((celula) => celula.trim())
      .filter(Boolean)
    return escritas.length > 1 ? null : (escritas[0] ?? '')
  })
  if (linhas.includes(null)) return null
  const coluna = linhas.filter((linha) => linha !== null)
  while (coluna.at(-1) === '') coluna.pop()
  return coluna
}

interface Onde<V> {
  /** So many lines there are from here downwards. */
  cabem: number
  /** 'um preço', 'uma quantidade'. */
  oQue: string
  /** Undefined: that is none. */
  read(texto: string): V | undefined
}

/** Values by their lines, undefined where nothing stood; or why nothing of it is taken: a column with a mistake in it stands beside the wrong lines. */
export type Colada<V> = { valores: (V | undefined)[] } | { recusa: string }

export function readColada<V>(textos: readonly string[] | null, { cabem, oQue, read }: Onde<V>): Colada<V> {
  if (textos === null) return { recusa: 'Nada foi colado: copie uma coluna só.' }
  if (textos.length > cabem)
    return {
      recusa: `Nada foi colado: são ${textos.length} linhas, e daqui para baixo ${cabem === 1 ? 'há 1 produto' : `há ${cabem} produtos`}.`,
    }
  const valores = textos.map((texto) => (texto === '' ? undefined : read(texto)))
  const errada = textos.findIndex((texto, i) => texto !== '' && valores[i] === undefined)
  if (errada >= 0)
    return { recusa: `Nada foi colado: “${textos[errada]}”, na ${errada + 1}ª linha, não é ${oQue}.` }
  return { valores }
}
