/** The part of pdfkit that is used here; the package brings no types. */
declare module 'pdfkit' {
  interface Texto {
    width?: number
    height?: number
    align?: 'left' | 'center' | 'right'
    lineBreak?: boolean
    lineGap?: number
    ellipsis?: boolean
    characterSpacing?: number
  }
  interface Opcoes {
    size: 'A4' | [number, number]
    margin: number
    bufferPages?: boolean
    info: { Title: string; Author: string; Producer?: string; Creator?: string }
    lang: string
    /** The window is called as the document, not as its file. */
    displayTitle?: boolean
  }
  class Documento {
    constructor(opcoes: Opcoes)
    x: number
    y: number
    readonly page: { width: number; height: number; margins: { bottom: number } }
    font(nome: string): this
    registerFont(nome: string, fonte: Uint8Array): this
    fontSize(tamanho: number): this
    fillColor(cor: string): this
    strokeColor(cor: string): this
    lineWidth(largura: number): this
    text(texto: string, x: number, y: number, opcoes?: Texto): this
    heightOfString(texto: string, opcoes?: Texto): number
    widthOfString(texto: string): number
    dash(largura: number, opcoes: { space: number }): this
    undash(): this
    bufferedPageRange(): { start: number; count: number }
    switchToPage(pagina: number): this
    rect(x: number, y: number, largura: number, altura: number): this
    path(svg: string): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    fill(cor?: string): this
    stroke(): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(x: number, y: number): this
    rotate(graus: number, opcoes?: { origin: [number, number] }): this
    opacity(valor: number): this
    addPage(): this
    end(): void
    [Symbol.asyncIterator](): AsyncIterator<Uint8Array>
  }
  export default Documento
}
