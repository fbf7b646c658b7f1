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

/** A document being drawn, and what did not fit where it belongs: it goes on further pages, whole. */
export type Folha = Documento & { sobras: string[] }

/** An A4 page to draw boxes, captions and bars on; points from the upper left. pdfkit is read when it is first needed. */
export async function openDanfe({ titulo, autor }: { titulo: string; autor: string }): Promise<Folha> {
  const { default: Pdf } = await import('pdfkit')
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'pt-BR',
    info: { Title: titulo, Author: autor },
  })
  return Object.assign(doc, { sobras: [] })
}

interface Escrita {
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

/** Smallest letters, in points: smaller ones are not readable. */
const MENOR = 5.5

/** Text inside a box in letters as large as let it fit; what does not fit in the smallest is left for a further page under its name. */
export function writeWhole(
  doc: Folha,
  texto: string,
  caixa: Caixa,
  { rotulo, ...escrita }: Escrita & { rotulo: string },
): void {
  let corpo = escrita.corpo ?? 8
  doc.font(escrita.forte ? 'Helvetica-Bold' : 'Helvetica')
  const fits = () => doc.fontSize(corpo).heightOfString(texto, { width: caixa.w }) <= caixa.h
  while (!fits() && corpo > MENOR) corpo -= 0.5
  if (!fits()) doc.sobras.push([rotulo, texto.replaceAll('\n', ', ')].filter(Boolean).join(': '))
  write(doc, texto, caixa, { ...escrita, corpo })
}

/** A box with its caption in small letters and its value below. */
export function drawCampo(doc: Folha, caixa: Caixa, campo: Omit<Campo, 'peso'>): void {
  const { x, y, w, h } = caixa
  doc.lineWidth(0.5).rect(x, y, w, h).stroke()
  write(doc, campo.rotulo.toUpperCase(), { x: x + 2, y: y + 1.5, w: w - 4, h: 6 }, { corpo: 5 })
  const dentro = { x: x + 2, y: y + 7, w: w - 4, h: h - 7 }
  writeWhole(doc, campo.valor, dentro, { rotulo: campo.rotulo, corpo: campo.corpo, lado: campo.lado })
}

/** Boxes side by side over the width of the page. Answers where the next row begins. */
export function drawLinha(doc: Folha, y: number, campos: readonly Campo[], h = 20): number {
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
