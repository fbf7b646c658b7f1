// oxlint-disable-next-line typescript/triple-slash-reference -- its types, where this file is compiled without the whole server
/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

import type * as Fontkit from 'fontkit'
import type Documento from 'pdfkit'

/** As the fonts are called in a document. */
export const TEXTO = 'texto'
export const FORTE = 'forte'

/** DejaVu Sans Condensed: every European letter, Greek, Cyrillic and thousands of signs, as wide as Helvetica (NOTICE). */
const arquivos = {
  [TEXTO]: () => import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  [FORTE]: () => import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
}

const lidos = new Map<string, Buffer>()

function readFonte(nome: keyof typeof arquivos): Buffer {
  const lido = lidos.get(nome)
  if (lido) return lido
  const bytes = readFileSync(fileURLToPath(arquivos[nome]()))
  lidos.set(nome, bytes)
  return bytes
}

/** Names the fonts in a document; only the letters that it uses are in its file. */
export function registerFontes(documento: Documento): void {
  for (const nome of [TEXTO, FORTE] as const) documento.registerFont(nome, readFonte(nome))
}

const require = createRequire(import.meta.url)
/** The library is read with the first font: few processes ever draw a letter. */
const openFonte = (bytes: Uint8Array): Fontkit.Font => (require('fontkit') as typeof Fontkit).create(bytes)

/** Stands for a letter or picture that the font lacks: something was there. */
const FALTA = '▯'
/** Joiners and variants of what comes before: nothing by themselves. */
const SEM_DESENHO = new Set(['\u200b', '\u200c', '\u200d', '\u2060', '\ufe0e', '\ufe0f'])
const letras = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })
let fonte: Fontkit.Font | undefined

/** The text as it can be drawn: what the font lacks is one visible sign each, an emoji of several code points too (S7). */
export function toDesenhavel(texto: string): string {
  // Nearly every text; nothing has to be looked up.
  if (/^[\n\u0020-\u007e\u00a0-\u017f]*$/.test(texto)) return texto
  const desenha = (fonte ??= openFonte(readFonte(TEXTO)))
  return [...letras.segment(texto)]
    .map(({ segment }) => {
      const visiveis = [...segment].filter((letra) => !SEM_DESENHO.has(letra))
      const cabe = visiveis.every(
        (letra) => /\s/.test(letra) || desenha.hasGlyphForCodePoint(letra.codePointAt(0) ?? 0),
      )
      return cabe ? visiveis.join('') : FALTA
    })
    .join('')
}
