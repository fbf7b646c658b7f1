import type Documento from 'pdfkit'

export interface Caixa {
  x: number
  y: number
  w: number
  h: number
}

export interface Campo {
  rotulo: string
  valor: string
  /** Share of the row. */
  peso: number
  lado?: 'left' | 'right' | 'center'
  /** Points. */
  corpo?: number
}

export const A4 = { largura: 595.28, altura: 841.89, margem: 20 }
export const UTIL = A4.largura - 2 * A4.margem

/** An A4 page to draw boxes, captions and bars on; points from the upper left. pdfkit is read when it is first needed. */
export async function openDanfe({ titulo, autor }: { titulo: string; autor: string }): Promise<Documento> {
  const { default: Pdf } = await import('pdfkit')
  return new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'pt-BR',
    info: { Title: titulo, Author: autor },
  })
}

export interface Escrita {
  corpo?: number
  forte?: boolean
  lado?: 'left' | 'right' | 'center'
}

/** Text inside a box, cut where the box ends. */
export function write(doc: Documento, texto: string, { x, y, w, h }: Caixa, escrita: Escrita = {}): void {
  const { corpo = 8, forte = false, lado = 'left' } = escrita
  doc.font(forte ? 'Helvetica-Bold' : 'Helvetica').fontSize(corpo)
  doc.text(texto, x, y, { width: w, height: h, align: lado, ellipsis: true, lineGap: 0 })
}

/** A box with its caption in small letters and its value below. */
export function drawCampo(doc: Documento, caixa: Caixa, campo: Omit<Campo, 'peso'>): void {
  const { x, y, w, h } = caixa
  doc.lineWidth(0.5).rect(x, y, w, h).stroke()
  write(doc, campo.rotulo.toUpperCase(), { x: x + 2, y: y + 1.5, w: w - 4, h: 6 }, { corpo: 5 })
  const corpo = campo.corpo ?? 8
  const dentro = { x: x + 2, y: y + 8, w: w - 4, h: h - 8 }
  write(doc, campo.valor, dentro, { corpo: fitCorpo(doc, campo.valor, w - 4, corpo), lado: campo.lado })
}

/** Boxes side by side over the width of the page. Answers where the next row begins. */
export function drawLinha(doc: Documento, y: number, campos: readonly Campo[], h = 20): number {
  const total = campos.reduce((soma, { peso }) => soma + peso, 0)
  let x = A4.margem
  for (const campo of campos) {
    const w = (UTIL * campo.peso) / total
    drawCampo(doc, { x, y, w, h }, campo)
    x += w
  }
  return y + h
}

/** A title between two groups of boxes. */
export function drawTitulo(doc: Documento, y: number, texto: string): number {
  write(doc, texto.toUpperCase(), { x: A4.margem, y: y + 3, w: UTIL, h: 8 }, { corpo: 6, forte: true })
  return y + 11
}

/** Bars of a code, quiet zones left to the caller: `larguras` in modules, bar first. */
export function drawBarras(doc: Documento, larguras: readonly number[], { x, y, w, h }: Caixa): void {
  const modulo = w / larguras.reduce((soma, largura) => soma + largura, 0)
  let at = x
  for (const [i, largura] of larguras.entries()) {
    if (i % 2 === 0) doc.rect(at, y, largura * modulo, h)
    at += largura * modulo
  }
  doc.fill('#000')
}

/** Smaller letters rather than a number cut in two. */
function fitCorpo(doc: Documento, texto: string, w: number, corpo: number): number {
  doc.font('Helvetica').fontSize(corpo)
  const largura = doc.widthOfString(texto)
  return largura <= w ? corpo : Math.max(4.5, (corpo * w) / largura)
}
