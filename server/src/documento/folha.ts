// oxlint-disable-next-line typescript/triple-slash-reference -- its types, where this file is compiled without the whole server
/// <reference path="./pdfkit.d.ts" />
import type Documento from 'pdfkit'

/** A4 in points, and the air around what is printed. */
const MARGEM = 42

/** A sheet that is written from top to bottom; what does not fit begins another page. */
export interface Folha {
  documento: Documento
  largura: number
  esquerda: number
  /** Where the next thing stands; begins another page when `altura` does not fit. */
  take(altura: number): number
  /** Begins another page unless this height fits on the current one. */
  fit(altura: number): void
  /** Lines of text, as wide as the sheet. */
  write(texto: string, opcoes?: Escrita): void
  /** One row: texts in columns, each with its width and side. */
  row(colunas: readonly Coluna[], opcoes?: { tamanho?: number; negrito?: boolean; cor?: string }): void
  rule(): void
  /** Ends the sheet; its bytes as they are made. */
  finish(): AsyncIterable<Uint8Array>
}

export interface Escrita {
  tamanho?: number
  negrito?: boolean
  cor?: string
  /** Air before it. */
  antes?: number
  /** May go on on the next page: what is longer than one. */
  corre?: boolean
}

export interface Coluna {
  texto: string
  largura: number
  lado?: 'left' | 'right'
}

interface NovaFolha {
  titulo: string
  autor: string
  /** Stands below each page, with its number among them. */
  rodape?: string
}

/** A sheet of A4 with fonts of its own; what they lack is replaced visibly (S7). pdfkit and they are read when first needed. */
export async function openFolha({ titulo, autor, rodape }: NovaFolha): Promise<Folha> {
  const [{ default: Pdf }, { registerFontes, toDesenhavel, TEXTO, FORTE }] = await Promise.all([
    import('pdfkit'),
    import('./fontes.ts'),
  ])
  const documento = new Pdf({
    size: 'A4',
    margin: MARGEM,
    info: { Title: titulo, Author: autor },
    lang: 'pt-BR',
    displayTitle: true,
    bufferPages: rodape !== undefined,
  })
  registerFontes(documento)
  const largura = documento.page.width - 2 * MARGEM
  const fundo = documento.page.height - MARGEM
  let y = MARGEM

  function take(altura: number): number {
    if (y + altura > fundo) {
      documento.addPage()
      y = MARGEM
    }
    const aqui = y
    y += altura
    return aqui
  }

  function letra({ tamanho = 9, negrito = false, cor = '#16181d' }) {
    return documento
      .font(negrito ? FORTE : TEXTO)
      .fontSize(tamanho)
      .fillColor(cor)
  }

  function fit(altura: number): void {
    if (y + altura <= fundo || y === MARGEM) return
    documento.addPage()
    y = MARGEM
  }

  return {
    fit,
    documento,
    largura,
    esquerda: MARGEM,
    take,
    write: (dito, { antes = 0, corre = false, ...opcoes } = {}) => {
      const texto = toDesenhavel(dito)
      letra(opcoes)
      if (corre) {
        documento.text(texto, MARGEM, take(antes) + antes, { width: largura, lineGap: 2 })
        y = documento.y
        return
      }
      const altura = documento.heightOfString(texto, { width: largura })
      const topo = take(altura + antes)
      documento.text(texto, MARGEM, topo + antes, { width: largura })
    },
    row: (ditas, opcoes = {}) => {
      const colunas = ditas.map((coluna) => ({ ...coluna, texto: toDesenhavel(coluna.texto) }))
      letra(opcoes)
      const alturas = colunas.map(({ texto, largura: width }) => documento.heightOfString(texto, { width }))
      const topo = take(Math.max(...alturas) + 4)
      let x = MARGEM
      for (const { texto, largura: width, lado = 'left' } of colunas) {
        documento.text(texto, x, topo + 2, { width, align: lado })
        x += width
      }
    },
    rule: () => {
      const topo = take(9) + 4
      documento
        .lineWidth(0.5)
        .strokeColor('#c9ced6')
        .moveTo(MARGEM, topo)
        .lineTo(MARGEM + largura, topo)
        .stroke()
    },
    finish: () => {
      if (rodape !== undefined) numberPaginas(documento, toDesenhavel(rodape))
      documento.end()
      return documento
    },
  }
}

/** Below each page what it belongs to, and which of how many it is. */
function numberPaginas(documento: Documento, rodape: string): void {
  const { count } = documento.bufferedPageRange()
  const largura = documento.page.width - 2 * MARGEM
  for (let i = 0; i < count; i += 1) {
    documento.switchToPage(i)
    // Text within the margin would begin another page.
    documento.page.margins.bottom = 0
    const topo = documento.page.height - 30
    documento.font('texto').fontSize(8).fillColor('#5b6270')
    documento.text(rodape, MARGEM, topo, { width: largura - 90, height: 10, ellipsis: true })
    documento.text(`Página ${i + 1} de ${count}`, MARGEM, topo, { width: largura, align: 'right' })
  }
}
