import { A4, drawCampo, drawTitulo, UTIL, type Caixa, type Folha } from './folha.ts'

const CORPO = 6.5

/** What the sender adds, and the tax authority's own corner. Answers the text that is left for further pages. */
export function drawAdicionais(doc: Folha, texto: string, { y, h }: { y: number; h: number }): string {
  const x = A4.margem
  const at = drawTitulo(doc, y, 'Dados adicionais')
  const altura = y + h - at
  const w = UTIL * 0.65
  drawCampo(doc, { x, y: at, w, h: altura }, { rotulo: 'Informações complementares', valor: '' })
  drawCampo(doc, { x: x + w, y: at, w: UTIL - w, h: altura }, { rotulo: 'Reservado ao fisco', valor: '' })
  const dentro = { x: x + 3, y: at + 8, w: w - 6, h: altura - 10 }
  if (heightOf(doc, texto, dentro.w) <= dentro.h) return drawTexto(doc, texto, dentro)
  const resto = drawTexto(doc, texto, { ...dentro, h: dentro.h - CORPO - 2 })
  doc.text('Continua nas folhas seguintes.', dentro.x, dentro.y + dentro.h - CORPO, { width: dentro.w })
  return resto
}

/** The rest of it, over the width of a further page. Answers what even that page does not take. */
export function drawContinuacao(doc: Folha, texto: string, { y, fim }: { y: number; fim: number }): string {
  const topo = drawTitulo(doc, y, 'Dados adicionais (continuação)')
  doc
    .lineWidth(0.5)
    .rect(A4.margem, topo, UTIL, fim - topo)
    .stroke()
  return drawTexto(doc, texto, { x: A4.margem + 3, y: topo + 4, w: UTIL - 6, h: fim - topo - 8 })
}

/** As many words as fit; answers the others. */
function drawTexto(doc: Folha, texto: string, { x, y, w, h }: Caixa): string {
  const n = countFitting(doc, texto, { w, h })
  doc.font('Helvetica').fontSize(CORPO).text(texto.slice(0, n), x, y, { width: w })
  return texto.slice(n).trimStart()
}

/** Characters that fit, up to the end of a word. */
function countFitting(doc: Folha, texto: string, { w, h }: { w: number; h: number }): number {
  const fins = [...texto.matchAll(/\s+/g)].map(({ index }) => index).concat(texto.length)
  let cabe = 0
  let demais = fins.length
  while (cabe < demais) {
    const meio = Math.floor((cabe + demais) / 2)
    if (heightOf(doc, texto.slice(0, fins[meio]), w) <= h) cabe = meio + 1
    else demais = meio
  }
  // Not even one word: all is written over the edge rather than asked for again for ever.
  return fins[cabe - 1] ?? texto.length
}

function heightOf(doc: Folha, texto: string, w: number): number {
  return doc.font('Helvetica').fontSize(CORPO).heightOfString(texto, { width: w })
}
