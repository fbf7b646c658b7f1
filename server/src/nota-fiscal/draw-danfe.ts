import type Documento from 'pdfkit'

import { drawAdicionais, drawCobranca, drawDestinatario, drawImposto, drawTransporte } from './blocos.ts'
import { drawCabecalho, drawCanhoto } from './cabecalho.ts'
import { A4, openDanfe, write } from './folha.ts'
import { chaveEmGrupos } from './formato.ts'
import { textOf, type NotaFiscal } from './parse-nfe.ts'
import { drawProdutos } from './produtos.ts'

const RODAPE_H = 100

/**
 * The DANFE of an invoice, portrait (Manual de Orientação do Contribuinte, annex of the DANFE): stub, sender, key with its bars,
 * receiver, instalments, taxes, carrier, products over as many pages as they need, further information. A PDF, as it is made.
 */
export async function* drawDanfe(
  nota: NotaFiscal,
  { cancelada = false }: { cancelada?: boolean } = {},
): AsyncGenerator<Uint8Array> {
  const titulo = `DANFE ${chaveEmGrupos(nota.chave)}`
  const doc = await openDanfe({ titulo, autor: textOf(nota.infNFe, 'emit.xNome') })
  let y = drawCabecalho(doc, nota, drawCanhoto(doc, nota, A4.margem))
  y = drawDestinatario(doc, nota, y)
  y = drawCobranca(doc, nota, y)
  y = drawImposto(doc, nota, y)
  y = drawTransporte(doc, nota, y)
  const fim = A4.altura - A4.margem
  let resto = drawProdutos(doc, nota.itens, { y, fim: fim - RODAPE_H })
  drawAdicionais(doc, nota, { y: fim - RODAPE_H, h: RODAPE_H })
  while (resto.length > 0) {
    doc.addPage()
    resto = drawProdutos(doc, resto, { y: drawCabecalho(doc, nota, A4.margem), fim })
  }
  const semValor = nota.protocolo ? null : 'SEM VALOR FISCAL'
  drawPaginas(doc, cancelada ? 'NF-E CANCELADA' : semValor)
  doc.end()
  yield* doc
}

/** 'FOLHA 1/3' in every header, and across the page what must be known of a note that is none. */
function drawPaginas(doc: Documento, aviso: string | null): void {
  const { start, count } = doc.bufferedPageRange()
  for (let i = 0; i < count; i++) {
    doc.switchToPage(start + i)
    const y = (i === 0 ? A4.margem + 44 : A4.margem) + 76
    write(
      doc,
      `FOLHA ${i + 1}/${count}`,
      { x: 224, y, w: 90, h: 10 },
      { corpo: 8, forte: true, lado: 'center' },
    )
    if (!aviso) continue
    doc
      .save()
      .opacity(0.12)
      .rotate(-50, { origin: [A4.largura / 2, A4.altura / 2] })
    write(
      doc,
      aviso,
      { x: -60, y: A4.altura / 2 - 35, w: A4.largura + 120, h: 80 },
      { corpo: 64, forte: true, lado: 'center' },
    )
    doc.restore()
  }
}
