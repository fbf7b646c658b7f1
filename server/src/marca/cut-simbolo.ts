/** Pixels of a picture: red, green, blue and opacity of each. */
export interface Pontos {
  data: Uint8Array
  width: number
  height: number
}

export interface Recorte {
  left: number
  top: number
  width: number
  height: number
}

/** Limits of width to height between which a drawing counts as a symbol. */
const ESTREITO = 0.5
const LARGO = 1.5
/** Smallest gap between symbol and name, as a part of the height; letters are closer to each other. */
const VAO = 0.08
const DIFERENCA = 24
const MEIO_TRANSPARENTE = 32

/** Where something is drawn: neither transparent nor of the colour of the corner. */
export function isDesenhado({ data }: Pontos): (i: number) => boolean {
  const [red = 0, green = 0, blue = 0, opaco = 0] = data
  const isLonge = (at: number, cor: number) => Math.abs((data[at] ?? 0) - cor) > DIFERENCA
  return (i) => {
    const at = 4 * i
    if ((data[at + 3] ?? 0) < MEIO_TRANSPARENTE) return false
    if (opaco < MEIO_TRANSPARENTE) return true
    return isLonge(at, red) || isLonge(at + 1, green) || isLonge(at + 2, blue)
  }
}

/**
 * The part of a logo that stands for it in a square: the whole, when it is about square; else what stands before the name. Null for a
 * name without a symbol.
 */
export function cutSimbolo(pontos: Pontos): Recorte | null {
  const { width, height } = pontos
  const desenhado = isDesenhado(pontos)
  const linhas = spansOf(height, (y) => some(width, (x) => desenhado(y * width + x)))
  const [top, fim] = [linhas[0]?.[0], linhas.at(-1)?.[1]]
  if (top === undefined || fim === undefined) return null
  const alto = fim - top
  const partes = joinPerto(
    spansOf(width, (x) => some(alto, (y) => desenhado((top + y) * width + x))),
    Math.max(2, VAO * alto),
  )
  const [escolhida] = partes
  if (!escolhida || !isQuadrada(escolhida, alto)) return null
  const [left, right] = escolhida
  // Crops this part at its top and bottom.
  const suas = spansOf(alto, (y) => some(right - left, (x) => desenhado((top + y) * width + left + x)))
  const [cima = 0, baixo = alto] = [suas[0]?.[0], suas.at(-1)?.[1]]
  return { left, top: top + cima, width: right - left, height: baixo - cima }
}

type Trecho = readonly [inicio: number, fim: number]

function isQuadrada([inicio, fim]: Trecho, alto: number): boolean {
  const razao = (fim - inicio) / alto
  return razao >= ESTREITO && razao <= LARGO
}

/** Ranges of positions for which a condition holds. */
function spansOf(total: number, holds: (i: number) => boolean): Trecho[] {
  const trechos: Trecho[] = []
  let inicio = -1
  for (let i = 0; i <= total; i++) {
    const vale = i < total && holds(i)
    if (vale && inicio < 0) inicio = i
    if (vale || inicio < 0) continue
    trechos.push([inicio, i])
    inicio = -1
  }
  return trechos
}

/** Joins ranges with small gaps, so that the letters of a word count as one. */
function joinPerto(trechos: readonly Trecho[], vao: number): Trecho[] {
  const juntos: Trecho[] = []
  for (const [inicio, fim] of trechos) {
    const antes = juntos.at(-1)
    if (antes && inicio - antes[1] < vao) juntos[juntos.length - 1] = [antes[0], fim]
    else juntos.push([inicio, fim])
  }
  return juntos
}

function some(total: number, holds: (i: number) => boolean): boolean {
  for (let i = 0; i < total; i++) if (holds(i)) return true
  return false
}
