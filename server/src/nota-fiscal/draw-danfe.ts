import type Documento from 'pdfkit'

import { drawAdicionais, drawContinuacao } from './adicionais.ts'
import { composeCobranca, drawCobranca, drawDestinatario, drawImposto, drawTransporte } from './blocos.ts'
import { drawCabecalho, drawCanhoto } from './cabecalho.ts'
import { composeAvisos, composeComplemento } from './complemento.ts'
import { A4, openDanfe, write, type Folha } from './folha.ts'
import { chaveEmGrupos } from './formato.ts'
import { textOf, type NotaFiscal } from './parse-nfe.ts'
import { drawProdutos } from './produtos.ts'
import type { No } from './read-xml.ts'

const RODAPE_H = 100
/** Kept free on the first page, below the instalments: taxes, carrier, the beginning of the products. */
const ABAIXO_DA_COBRANCA_H = 230
const FIM = A4.altura - A4.margem

/** What the pages drawn so far could not take. */
interface Resto {
  cobranca: string[]
  itens: No[]
  texto: string
}

/**
 * The DANFE of an invoice, portrait (Manual de Orientação do Contribuinte, annex of the DANFE): stub, sender, key with its bars,
 * receiver, instalments, taxes, carrier, products, further information; all that does not fit goes on over as many pages as it
 * needs, so that nothing that the note says is lost. A PDF, as it is made.
 */
export async function* drawDanfe(
  nota: NotaFiscal,
  { cancelada = false }: { cancelada?: boolean } = {},
): AsyncGenerator<Uint8Array> {
  const titulo = `DANFE ${chaveEmGrupos(nota.chave)}`
  const doc = await openDanfe({ titulo, autor: textOf(nota.infNFe, 'emit.xNome') })
  const avisos = composeAvisos(nota, cancelada)
  let resto = drawPrimeira(doc, nota, avisos)
  while (resto.cobranca.length > 0 || resto.itens.length > 0 || resto.texto || doc.sobras.length > 0) {
    doc.addPage()
    // A header that does not fit its boxes says so on the first page already.
    const sobras = [...doc.sobras]
    const y = drawCabecalho(doc, nota, { y: A4.margem, avisos })
    doc.sobras = sobras
    resto = drawSeguinte(doc, resto, y)
  }
  const semValor = nota.protocolo ? null : 'SEM VALOR FISCAL'
  drawPaginas(doc, cancelada ? 'NF-E CANCELADA' : semValor)
  doc.end()
  yield* doc
}

function drawPrimeira(doc: Folha, nota: NotaFiscal, avisos: readonly string[]): Resto {
  const topo = drawCabecalho(doc, nota, { y: drawCanhoto(doc, nota, A4.margem), avisos })
  const fim = FIM - RODAPE_H
  const destinatario = drawDestinatario(doc, nota, topo)
  const cobranca = drawCobranca(doc, composeCobranca(nota), {
    y: destinatario,
    fim: fim - ABAIXO_DA_COBRANCA_H,
  })
  const imposto = drawImposto(doc, nota, cobranca.y)
  const y = drawTransporte(doc, nota, imposto)
  const itens = drawProdutos(doc, nota.itens, { y, fim, isPaginaInteira: false })
  const texto = drawAdicionais(doc, composeComplemento(nota), { y: fim, h: RODAPE_H })
  return { cobranca: cobranca.resto, itens, texto }
}

/** Each kind is done before the next begins: instalments, products, then texts with whatever did not fit its box. */
function drawSeguinte(doc: Folha, resto: Resto, y: number): Resto {
  const cobranca = drawCobranca(doc, resto.cobranca, { y, fim: FIM })
  if (cobranca.resto.length > 0) return { ...resto, cobranca: cobranca.resto }
  const isPaginaInteira = resto.cobranca.length === 0
  if (resto.itens.length > 0)
    return {
      cobranca: [],
      itens: drawProdutos(doc, resto.itens, { y: cobranca.y, fim: FIM, isPaginaInteira }),
      texto: resto.texto,
    }
  const texto = [resto.texto, ...doc.sobras].filter(Boolean).join('\n')
  doc.sobras = []
  return { cobranca: [], itens: [], texto: drawContinuacao(doc, texto, { y: cobranca.y, fim: FIM }) }
}

/** 'FOLHA 1/3' in every header, and across the page a warning on a note without fiscal value. */
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
