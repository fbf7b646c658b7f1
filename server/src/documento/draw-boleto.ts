import { FORTE, TEXTO, toDesenhavel } from './fontes.ts'
import type { Folha } from './folha.ts'

const ALTURA = 226
/** 13 mm, as banks want it. */
const BARRAS = 37

/** A slip as it is printed: texts ready, bars as an SVG path over `largura` modules of height 1. */
export interface BoletoImpresso {
  /** '237-2'. */
  banco: string
  /** '00190.00009 …', grouped. */
  linha: string
  campos: readonly (readonly [nome: string, valor: string])[]
  barras: string
  largura: number
  /** Of a bank that exists only in the demo: it says across that it is worth nothing. */
  semValor: boolean
}

/** The slip to be paid: bank, payee, payer, due day, amount, line and bars. At most seven fields, of one line each. */
export function drawBoleto(
  folha: Folha,
  { banco, linha, campos, barras, largura, semValor }: BoletoImpresso,
): void {
  const { documento, esquerda } = folha
  const topo = folha.take(ALTURA)
  documento
    .lineWidth(0.8)
    .strokeColor('#16181d')
    .rect(esquerda, topo, folha.largura, ALTURA - 14)
    .stroke()
  documento.font(FORTE).fontSize(12).fillColor('#16181d')
  documento.text(banco, esquerda + 10, topo + 12, { width: 60 })
  documento.text(linha, esquerda + 70, topo + 12, { width: folha.largura - 80, align: 'right' })
  for (const [index, [nome, valor]] of campos.entries()) {
    const y = topo + 36 + index * 15
    documento
      .font(TEXTO)
      .fontSize(8)
      .fillColor('#5b6270')
      .text(nome, esquerda + 10, y, { width: 70 })
    documento.font(FORTE).fontSize(9).fillColor('#16181d')
    documento.text(toDesenhavel(valor), esquerda + 84, y - 1, {
      width: folha.largura - 100,
      height: 12,
      ellipsis: true,
    })
  }
  documento.save()
  documento.translate(esquerda + 10, topo + 156).scale((folha.largura * 0.78) / largura, BARRAS)
  documento.path(barras).fill('#000000')
  documento.restore()
  if (semValor) drawSemValor(folha, topo)
}

function drawSemValor({ documento, esquerda, largura }: Folha, topo: number): void {
  documento.save()
  documento.font(FORTE).fontSize(26).opacity(0.18).fillColor('#b42318')
  documento.text('SEM VALOR · HOMOLOGAÇÃO', esquerda, topo + 72, { width: largura, align: 'center' })
  documento.restore()
}
