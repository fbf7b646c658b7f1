import { openZip } from './read-zip.ts'

/**
 * A spreadsheet as the text of a pasted order: cells apart by tabs, one line for each row, empty rows kept so that line
 * numbers are those of the sheet. XLSX (its first sheet), CSV or plain text. Throws for anything else.
 */
export async function readPlanilha(file: Blob & { name: string }): Promise<string> {
  const buffer = await file.arrayBuffer()
  const isZip = buffer.byteLength > 4 && new DataView(buffer).getUint32(0, true) === 0x04034b50
  if (isZip) return readXlsx(buffer)
  if (/\.xlsx?$/i.test(file.name)) throw new Error('not an XLSX file')
  return decode(buffer)
}

/** What Brazilian spreadsheets export is UTF-8 or Windows-1252; Excel's "Unicode text" says that it is UTF-16. */
function decode(buffer: ArrayBuffer): string {
  const [first, second] = new Uint8Array(buffer.slice(0, 2))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(buffer)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer)
  } catch {
    return new TextDecoder('windows-1252').decode(buffer)
  }
}

async function readXlsx(buffer: ArrayBuffer): Promise<string> {
  const zip = openZip(buffer)
  const sheet = zip.nomes.filter((nome) => /^xl\/worksheets\/[^/]+\.xml$/.test(nome)).toSorted(byNumero)[0]
  if (!sheet) throw new Error('no sheet in the file')
  const [shared, rows] = await Promise.all([zip.read('xl/sharedStrings.xml'), zip.read(sheet)])
  const textos = [...shared.matchAll(/<si\b[^>]*>([\s\S]*?)<\/si>/g)].map(([, si = '']) => textOf(si))
  const linhas: string[] = []
  for (const [, attributes = '', cells = ''] of rows.matchAll(/<row\b([^>]*)>([\s\S]*?)<\/row>/g)) {
    const numero = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? linhas.length + 1)
    while (linhas.length < Math.min(numero, 20_000) - 1) linhas.push('')
    linhas.push(readLinha(cells, textos))
  }
  return linhas.join('\n')
}

/** sheet2 before sheet10. */
function byNumero(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

function readLinha(cells: string, textos: readonly string[]): string {
  const celulas: string[] = []
  for (const [, attributes = '', content = ''] of cells.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    // Programs leave empty cells out: the address says which column it is.
    const coluna = columnOf(/\br="([A-Z]{1,3})\d*"/.exec(attributes)?.[1]) ?? celulas.length
    while (celulas.length < Math.min(coluna, MAX_COLUNAS)) celulas.push('')
    if (coluna < MAX_COLUNAS) celulas[coluna] = readCelula(attributes, content, textos)
  }
  return celulas.join('\t').replace(/\t+$/, '')
}

/** What an order has beyond these is not looked at. */
const MAX_COLUNAS = 100

/** 0 for 'A', 27 for 'AB'; null without a letter. */
function columnOf(letras: string | undefined): number | null {
  return letras ? [...letras].reduce((n, letra) => n * 26 + letra.charCodeAt(0) - 64, 0) - 1 : null
}

function readCelula(attributes: string, content: string, textos: readonly string[]): string {
  const tipo = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n'
  const valor = unescape(/<v\b[^>]*>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? '')
  if (tipo === 'e') return ''
  if (tipo === 's') return textos[Number(valor)] ?? ''
  if (tipo === 'inlineStr') return textOf(content)
  // A comma, so that 1.234 is not taken for one thousand and so on.
  if (tipo === 'n') return valor === '' ? '' : String(Number(valor)).replace('.', ',')
  return valor
}

/** All runs of a text, without the pronunciation that some programs add. */
function textOf(xml: string): string {
  const runs = xml.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '').matchAll(/<t\b[^>]*?(?:\/>|>([\s\S]*?)<\/t>)/g)
  return unescape([...runs].map(([, text = '']) => text).join('')).replace(/\s+/g, ' ')
}

const nomes: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescape(xml: string): string {
  return xml.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (todo, hex?: string, dec?: string, nome?: string) => {
      if (nome) return nomes[nome] ?? todo
      const codigo = hex ? Number.parseInt(hex, 16) : Number(dec)
      return codigo <= 0x10ffff ? String.fromCodePoint(codigo) : ''
    },
  )
}
