/** The part of fontkit (with which pdfkit draws) that is used here; the package brings no types. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(letra: number): boolean
    layout(texto: string): {
      advanceWidth: number
      glyphs: { path: Contorno }[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  interface Contorno {
    transform(a: number, b: number, c: number, d: number, e: number, f: number): Contorno
    toSVG(): string
  }
  export function create(bytes: Uint8Array): Font
}
