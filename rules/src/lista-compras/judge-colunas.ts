import { readCelulaMedida, readSinal } from './read-quantidade.ts'
import { readTitulo } from './titulos.ts'
import { readUnidade } from './unidade.ts'

/** Which column of a table says what. */
export interface Mapa {
  /** Columns that may hold codes: an SKU and a bar code, the first that exists counts. */
  codigos: readonly number[]
  nome: number | null
  /** More than one: which of them is meant must be asked, where they differ. */
  quantidades: readonly number[]
  unidade: number | null
  /** The quantity may as well be the number of the row, or a price: 'none said' is one of the answers. */
  talvezNenhuma: boolean
  /** Headings told it: what has no quantity asks for nothing. */
  hasTitulos: boolean
}

/** What the headings say. A column 'Item' is the name when no other is and it holds words. */
export function mapTitulos(titulos: readonly string[], linhas: readonly (readonly string[])[]): Mapa {
  const papeis = titulos.map((titulo) => readTitulo(titulo))
  const all = (papel: string) => papeis.flatMap((outro, i) => (outro === papel ? [i] : []))
  const item = all('item').find((i) => share(linhas, i, (celula) => /\p{L}{2}/u.test(celula)) > 0.5)
  return {
    codigos: all('codigo'),
    nome: all('nome')[0] ?? item ?? null,
    quantidades: all('quantidade'),
    unidade: all('unidade')[0] ?? null,
    talvezNenhuma: false,
    hasTitulos: true,
  }
}

/**
 * Without headings the columns are judged over all rows together: codes are where codes exist, the quantity where small
 * numbers vary. Null when the rows have nothing in common; then each is read alone.
 */
export function judgeColunas(
  linhas: readonly (readonly string[])[],
  hasCodigo: (codigo: string) => boolean,
): Mapa | null {
  const largura = Math.max(...linhas.map(({ length }) => length))
  if (linhas.length < 2 || linhas.some(({ length }) => length < largura - 1)) return null
  const colunas = linhas[0]?.map((_, i) => i) ?? []
  const weighCodigo = (i: number) => shareOfCodigos(linhas, i, hasCodigo)
  // Quantities may be codes by chance: of columns that are all codes the longer one.
  const codigo = best(colunas, weighCodigo, (i) => weighCodigo(i) * 100 + meanLength(linhas, i))
  const resto = colunas.filter((i) => i !== codigo)
  const outrosCodigos = resto.filter(
    (i) => share(linhas, i, hasCodigo) > 0.5 && share(linhas, i, isLongo) > 0.5,
  )
  const unidade = best(resto, (i) => share(linhas, i, (celula) => readUnidade(celula) !== null))
  const nome = best(
    resto.filter((i) => i !== unidade && !outrosCodigos.includes(i)),
    (i) => share(linhas, i, isTexto),
    (i) => meanLength(linhas, i),
  )
  const numeros = resto.filter((i) => i !== nome && i !== unidade && !outrosCodigos.includes(i))
  return {
    codigos: codigo === null ? outrosCodigos : [codigo, ...outrosCodigos],
    nome,
    ...chooseQuantidades(linhas, numeros, Math.max(codigo ?? -1, nome ?? -1)),
    unidade,
    hasTitulos: false,
  }
}

/** A number with letters, or a long one, is a code even where it is not known; a short one only when it exists. */
function shareOfCodigos(
  linhas: readonly (readonly string[])[],
  i: number,
  hasCodigo: (codigo: string) => boolean,
): number {
  const sabidos = share(linhas, i, hasCodigo)
  const parecidos = share(linhas, i, (celula) => /^(?=.*\d)[A-Za-z][\w./-]*$|^\d{8,14}$/.test(celula))
  return Math.max(sabidos, parecidos * 0.9)
}

/** What is left of the columns of numbers: without codes, prices, sums and the numbers of the rows. */
function chooseQuantidades(
  linhas: readonly (readonly string[])[],
  colunas: readonly number[],
  ultimaPalavra: number,
): Pick<Mapa, 'quantidades' | 'talvezNenhuma'> {
  const medidas = colunas.filter((i) => share(linhas, i, (celula) => readCelulaMedida(celula) !== null) > 0.5)
  if (medidas.length > 0) return { quantidades: medidas.slice(0, 1), talvezNenhuma: false }
  const numeros = colunas.filter((i) => share(linhas, i, (celula) => readSinal(celula) !== null) > 0.5)
  const soltos = numeros.filter((i) => !isPreco(linhas, i) && !(i < ultimaPalavra && isSequencia(linhas, i)))
  const contaveis = soltos.filter((i) => !isProduto(linhas, i, numeros))
  if (contaveis.length > 0) return { quantidades: contaveis, talvezNenhuma: false }
  return { quantidades: numeros.slice(0, 1), talvezNenhuma: numeros.length > 0 }
}

/** 'R$ 7,90', '7,90': money has two decimals in every row. */
function isPreco(linhas: readonly (readonly string[])[], i: number): boolean {
  return share(linhas, i, (celula) => /^R\$|[.,]\d{2}$/.test(celula)) > 0.9
}

/** 1, 2, 3 or 10, 20, 30, as programs number the rows of an order, before code and name. */
function isSequencia(linhas: readonly (readonly string[])[], i: number): boolean {
  const numeros = linhas.map((celulas) => Number(celulas[i]))
  return [1, 10].some((passo) => numeros.every((numero, n) => numero === passo * (n + 1)))
}

/** Quantity times price: a column that two others make. */
function isProduto(linhas: readonly (readonly string[])[], i: number, colunas: readonly number[]): boolean {
  const read = (celulas: readonly string[], j: number) => readSinal(celulas[j] ?? '') ?? Number.NaN
  const outras = colunas.filter((j) => j !== i)
  return outras.some((a) =>
    outras.some(
      (b) =>
        a < b &&
        linhas.every((celulas) => Math.abs(read(celulas, a) * read(celulas, b) - read(celulas, i)) < 0.011) &&
        linhas.some((celulas) => read(celulas, a) !== 1 && read(celulas, b) !== 1),
    ),
  )
}

function isTexto(celula: string): boolean {
  return /\p{L}{2}/u.test(celula) && !celula.startsWith('R$') && readCelulaMedida(celula) === null
}

function isLongo(celula: string): boolean {
  return celula.length >= 8
}

/** Part of the filled cells of a column that are so. */
function share(linhas: readonly (readonly string[])[], i: number, is: (celula: string) => boolean): number {
  const cheias = linhas.map((celulas) => celulas[i] ?? '').filter((celula) => celula !== '')
  return cheias.length === 0 ? 0 : cheias.filter(is).length / cheias.length
}

function meanLength(linhas: readonly (readonly string[])[], i: number): number {
  return linhas.reduce((soma, celulas) => soma + (celulas[i] ?? '').length, 0) / linhas.length
}

/** The column in which more than half of the cells are so; of several the one of the highest rank, then the first. */
function best(
  colunas: readonly number[],
  weigh: (i: number) => number,
  rank: (i: number) => number = weigh,
): number | null {
  const [melhor] = colunas
    .filter((i) => weigh(i) > 0.5)
    .map((i) => ({ i, posto: rank(i) }))
    .toSorted((a, b) => b.posto - a.posto || a.i - b.i)
  return melhor?.i ?? null
}
