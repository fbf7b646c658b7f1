import { limitesDaImagem } from '@vitrine/contract'
import { SaxesParser } from 'saxes'

const words = (texto: string): ReadonlySet<string> => new Set(texto.split(/\s+/))

/** What a drawing is made of. Nothing here runs, asks the network or holds a page: no script, style sheet, animation, link, picture or HTML. */
const ELEMENTOS = words(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern`,
)
const ATRIBUTOS = words(
  `xmlns xmlns:xlink version id viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points transform preserveAspectRatio
  role aria-label aria-hidden xml:space href xlink:href overflow display visibility color opacity
  fill fill-rule fill-opacity clip-rule clip-path mask stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stroke-opacity stop-color stop-opacity offset gradientUnits gradientTransform spreadMethod patternUnits
  patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits font-family font-size font-weight font-style
  letter-spacing text-anchor dominant-baseline vector-effect`,
)
const SVG = 'http://www.w3.org/2000/svg'

/**
 * What is wrong with a drawing (SVG), in words for a person; null: nothing. It may only hold what is known to draw: what is not known is
 * refused instead of taken out, so that its author sees the picture that was sent.
 */
export function findErroDoDesenho(dados: Uint8Array): string | null {
  if (dados.length > limitesDaImagem.bytesDesenho)
    return `O desenho passa de ${limitesDaImagem.bytesDesenho / 1024} KB.`
  let erro: string | null = null
  const refuse = (motivo: string) => {
    erro ??= motivo
  }
  let fundo = 0
  const parser = new SaxesParser()
  parser.on('error', () => refuse('O desenho não é um SVG bem formado.'))
  // With entities of its own a line of text becomes a gigabyte.
  parser.on('doctype', () => refuse('O desenho traz um DOCTYPE.'))
  parser.on('processinginstruction', () => refuse('O desenho traz uma instrução de processamento.'))
  parser.on('opentag', ({ name, attributes }) => {
    fundo += 1
    if (fundo === 1 && (name !== 'svg' || attributes['xmlns'] !== SVG)) refuse('O arquivo não é um SVG.')
    if (!ELEMENTOS.has(name)) refuse(`O desenho traz <${name}>, que não é aceito.`)
    for (const [nome, valor] of Object.entries(attributes)) {
      if (!ATRIBUTOS.has(nome)) refuse(`O desenho traz o atributo ${nome}, que não é aceito.`)
      if (pointsOutside(nome, valor)) refuse(`O desenho aponta para fora dele em ${nome}.`)
    }
    if (fundo === 1 && areaOf(attributes) > limitesDaImagem.pixels) refuse('O desenho tem pixels demais.')
  })
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(dados)).close()
  } catch {
    refuse('O desenho não é um SVG bem formado.')
  }
  return erro
}

/** References lead to a place of the drawing itself alone. */
function pointsOutside(nome: string, valor: string): boolean {
  if (nome.endsWith('href')) return !/^#[\w-]+$/.test(valor)
  return /url\s*\(/i.test(valor) && !/^\s*url\(#[\w-]+\)(\s+[\w#]+)?\s*$/.test(valor)
}

function areaOf({ width = '', height = '' }: Record<string, string>): number {
  return (Number.parseFloat(width) || 0) * (Number.parseFloat(height) || 0)
}
