/** The part of fontkit (with which pdfkit draws) that is used here; the package brings no types. */
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(letra: number): boolean
  }
  export function create(bytes: Uint8Array): Font
}
