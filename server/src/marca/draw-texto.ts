// oxlint-disable-next-line typescript/triple-slash-reference -- its types, where this file is compiled without the whole server
/// <reference path="../documento/fontkit.d.ts" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

import type * as Fontkit from 'fontkit'

const arquivos = {
  500: () => import.meta.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff'),
  700: () => import.meta.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'),
}
type Peso = keyof typeof arquivos
const fontes = new Map<Peso, Fontkit.Font>()
const require = createRequire(import.meta.url)

/** Figtree, as the pages of a store without a theme have it. Fonts of the machine are not used: there may be none. The library is read with the first. */
function loadFonte(peso: Peso): Fontkit.Font {
  const known = fontes.get(peso)
  if (known) return known
  const { create } = require('fontkit') as typeof Fontkit
  const fonte = create(readFileSync(fileURLToPath(arquivos[peso]())))
  fontes.set(peso, fonte)
  return fonte
}

export interface Letras {
  peso: Peso
  /** Wanted font size; a smaller one is used when the text is too wide. */
  corpo: number
  largura: number
  cor: string
}

/** A line as outlines of SVG that begins at 0 on its baseline, and how wide it is. What the font lacks is left out. */
export function drawTexto(texto: string, { peso, corpo, largura, cor }: Letras) {
  const fonte = loadFonte(peso)
  const letras = [...texto].filter((letra) => fonte.hasGlyphForCodePoint(letra.codePointAt(0) ?? 0))
  const { advanceWidth, glyphs, positions } = fonte.layout(letras.join(''))
  const escala = Math.min(corpo / fonte.unitsPerEm, largura / Math.max(1, advanceWidth))
  let x = 0
  const contornos = glyphs.map(({ path }, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
    const em = path.transform(escala, 0, 0, -escala, (x + xOffset) * escala, -yOffset * escala)
    x += xAdvance
    return em.toSVG()
  })
  return {
    svg: `<path fill="${cor}" d="${contornos.join('')}"/>`,
    largura: advanceWidth * escala,
    corpo: escala * fonte.unitsPerEm,
  }
}
