import { letterOf } from '@vitrine/rules/importacao'
import { escapeHtml } from '@vitrine/rules/texto'

import type { Celula, Coluna } from './write-planilha.ts'

/** The sheet's own part; its rows are written one batch after the other. */
export const SHEET = 'xl/worksheets/sheet1.xml'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Styles of cells: 0 plain, 1 heading, 2 money. */
const estilo = { titulo: 1, dinheiro: 2 }

/** Every part of the package besides the sheet: name and content. */
export function partes(aba: string): [nome: string, texto: string][] {
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/${SHEET}" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets><sheet name="${toNomeDeAba(aba)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;R$&quot;\\ #,##0.00##"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
  ]
}

/** What stands before the rows: widths, the heading that stays in sight, the heading itself. */
export function toCabeca(colunas: readonly Coluna[]): string {
  const larguras = colunas
    .map(
      ({ largura }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${largura}" customWidth="1"/>`,
    )
    .join('')
  const titulos = colunas
    .map(({ nome }, index) => toTexto(`${letterOf(index)}1`, nome, estilo.titulo))
    .join('')
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${larguras}</cols><sheetData><row r="1">${titulos}</row>`
}

export function toLinha(row: number, linha: readonly Celula[], colunas: readonly Coluna[]): string {
  let celulas = ''
  for (const [index, celula] of linha.entries()) {
    const onde = `${letterOf(index)}${row}`
    if (typeof celula === 'string' && celula !== '') celulas += toTexto(onde, celula)
    else if (typeof celula === 'number')
      celulas += `<c r="${onde}"${colunas[index]?.formato ? ` s="${estilo.dinheiro}"` : ''}><v>${celula}</v></c>`
  }
  return `<row r="${row}">${celulas}</row>`
}

/** What stands after the rows: filters over all of them. */
export function toPe(rows: number, colunas: number): string {
  return `</sheetData><autoFilter ref="A1:${letterOf(colunas - 1)}${rows}"/></worksheet>`
}

function toTexto(onde: string, texto: string, s = 0): string {
  const limpo = escapeHtml(texto.replace(FORA_DO_XML, ''))
  return `<c r="${onde}" t="inlineStr"${s ? ` s="${s}"` : ''}><is><t xml:space="preserve">${limpo}</t></is></c>`
}

/** Characters that XML 1.0 cannot hold, half of a surrogate pair among them. */
// oxlint-disable-next-line no-control-regex -- these are the ones to drop
const FORA_DO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Excel refuses these characters and more than 31 of any. */
function toNomeDeAba(aba: string): string {
  return escapeHtml(aba.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31))
}
