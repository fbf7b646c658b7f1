import { describeItem } from './complemento.ts'
import { A4, drawTitulo, UTIL, write, type Folha } from './folha.ts'
import { numero } from './formato.ts'
import { noOf, textOf } from './parse-nfe.ts'
import type { No } from './read-xml.ts'

interface Coluna {
  rotulo: string
  /** Share of the width. */
  peso: number
  lado?: 'right' | 'center'
  read: (det: No) => string
}

/** Whatever the group of the tax is called: its first child. */
const tributo = (det: No, nome: string, campo: string): string => {
  const grupo = noOf(noOf(det, 'imposto'), nome)
  const filhos = Object.keys(grupo ?? {}).map((filho) => textOf(grupo, `${filho}.${campo}`))
  return filhos.find(Boolean) ?? ''
}
const prod = (campo: string) => (det: No) => textOf(det, `prod.${campo}`)

const COLUNAS: readonly Coluna[] = [
  { rotulo: 'CÓDIGO', peso: 7, read: prod('cProd') },
  { rotulo: 'DESCRIÇÃO DO PRODUTO / SERVIÇO', peso: 27, read: describeItem },
  { rotulo: 'NCM/SH', peso: 6.5, lado: 'center', read: prod('NCM') },
  {
    rotulo: 'O/CST',
    peso: 4.5,
    lado: 'center',
    read: (det) =>
      tributo(det, 'ICMS', 'orig') + (tributo(det, 'ICMS', 'CST') || tributo(det, 'ICMS', 'CSOSN')),
  },
  { rotulo: 'CFOP', peso: 4.5, lado: 'center', read: prod('CFOP') },
  { rotulo: 'UN', peso: 4, lado: 'center', read: prod('uCom') },
  { rotulo: 'QUANT.', peso: 7, lado: 'right', read: (det) => numero(prod('qCom')(det), 0) },
  { rotulo: 'V. UNIT.', peso: 7, lado: 'right', read: (det) => numero(prod('vUnCom')(det)) },
  { rotulo: 'V. TOTAL', peso: 7.5, lado: 'right', read: (det) => numero(prod('vProd')(det)) },
  { rotulo: 'BC ICMS', peso: 7, lado: 'right', read: (det) => numero(tributo(det, 'ICMS', 'vBC')) },
  { rotulo: 'V. ICMS', peso: 6, lado: 'right', read: (det) => numero(tributo(det, 'ICMS', 'vICMS')) },
  { rotulo: 'V. IPI', peso: 5, lado: 'right', read: (det) => numero(tributo(det, 'IPI', 'vIPI')) },
  { rotulo: '% ICMS', peso: 4.5, lado: 'right', read: (det) => numero(tributo(det, 'ICMS', 'pICMS'), 0) },
  { rotulo: '% IPI', peso: 4, lado: 'right', read: (det) => numero(tributo(det, 'IPI', 'pIPI'), 0) },
]
const TOTAL = COLUNAS.reduce((soma, { peso }) => soma + peso, 0)
const CORPO = 6.5
/** Smallest letters of a number. */
const MENOR = 4.8
const CABECA_H = 12
const TITULO_H = 11
/** Room below which a table is not begun. */
const LINHA_H = 20

/**
 * The table of products from `y` as far as it fits. Answers the lines that are left for the next page. A line taller than a whole page
 * is cut there and said in full further on.
 */
export function drawProdutos(
  doc: Folha,
  itens: readonly No[],
  { y, fim, isPaginaInteira }: { y: number; fim: number; isPaginaInteira: boolean },
): No[] {
  if (y + TITULO_H + CABECA_H + LINHA_H > fim) return [...itens]
  const topo = drawTitulo(doc, y, 'Dados dos produtos / serviços')
  let at = topo
  drawCelulas(doc, { y: at, h: CABECA_H, corpo: 4.8 }, (coluna) => coluna.rotulo)
  doc
    .moveTo(A4.margem, at + CABECA_H)
    .lineTo(A4.margem + UTIL, at + CABECA_H)
    .stroke()
  at += CABECA_H
  let n = 0
  for (const item of itens) {
    const inteiro = heightOf(doc, item)
    if (at + inteiro > fim && !(n === 0 && isPaginaInteira)) break
    const h = Math.min(inteiro, fim - at)
    if (h < inteiro) doc.sobras.push(`Item ${textOf(item, '@nItem')}: ${describeItem(item)}`)
    drawCelulas(doc, { y: at, h, corpo: CORPO }, (coluna) => coluna.read(item))
    at += h
    n += 1
  }
  doc
    .lineWidth(0.5)
    .rect(A4.margem, topo, UTIL, fim - topo)
    .stroke()
  let x = A4.margem
  for (const { peso } of COLUNAS.slice(0, -1)) {
    x += (UTIL * peso) / TOTAL
    doc.moveTo(x, topo).lineTo(x, fim).stroke()
  }
  return itens.slice(n)
}

function drawCelulas(
  doc: Folha,
  { y, h, corpo }: { y: number; h: number; corpo: number },
  read: (coluna: Coluna) => string,
): void {
  let x = A4.margem
  for (const coluna of COLUNAS) {
    const w = (UTIL * coluna.peso) / TOTAL
    const texto = read(coluna)
    const caixa = { x: x + 1.5, y: y + 2, w: w - 3, h: h - 2 }
    write(doc, texto, caixa, { corpo: fitCorpo(doc, texto, coluna, corpo), lado: coluna.lado })
    x += w
  }
}

/** Smaller letters rather than a number broken in two; other texts may take more lines. */
function fitCorpo(doc: Folha, texto: string, { lado, peso }: Coluna, corpo: number): number {
  if (lado !== 'right') return corpo
  const largura = doc.font('Helvetica').fontSize(corpo).widthOfString(texto)
  return Math.min(corpo, Math.max(MENOR, (corpo * ((UTIL * peso) / TOTAL - 3.2)) / largura))
}

/** As tall as its tallest cell: a long description, code or number takes more lines. */
function heightOf(doc: Folha, item: No): number {
  const alturas = COLUNAS.map((coluna) => {
    const texto = coluna.read(item)
    const corpo = fitCorpo(doc, texto, coluna, CORPO)
    return doc
      .font('Helvetica')
      .fontSize(corpo)
      .heightOfString(texto, { width: (UTIL * coluna.peso) / TOTAL - 3 })
  })
  return Math.max(...alturas) + 4
}
