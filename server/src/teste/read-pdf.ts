import { BitArray, type OneDReader } from '@zxing/library'
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** All the text of a PDF as somebody else's program reads it, blanks made one. */
export async function readTexto(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()))
  return text.join('\n').replaceAll(/\s+/g, ' ')
}

/** What a scanner reads from each row of bars of a page: the filled rectangles of one path. */
export async function scanBarras(bytes: Uint8Array, leitor: OneDReader, pagina = 1): Promise<string[]> {
  const { OPS } = await getResolvedPDFJS()
  const page = await (await getDocumentProxy(bytes.slice())).getPage(pagina)
  const { fnArray, argsArray } = await page.getOperatorList()
  return fnArray.flatMap((fn: number, i: number) => {
    if (fn !== OPS.constructPath) return []
    const [op, [caminho]] = argsArray[i] as [number, [Float32Array | null]] // of pdf.js, a path in one call
    const barras = op === OPS.fill && caminho ? listBarras([...caminho]) : []
    return barras.length > 20 ? [scan(barras, leitor)] : []
  })
}

function scan(barras: readonly [number, number][], leitor: OneDReader): string {
  const modulo = Math.min(...barras.map(([de, ate]) => ate - de))
  const inicio = Math.min(...barras.map(([de]) => de))
  const at = (x: number) => 20 + Math.round((x - inicio) / modulo)
  const linha = new BitArray(at(Math.max(...barras.map(([, ate]) => ate))) + 20)
  for (const [de, ate] of barras) for (let x = at(de); x < at(ate); x++) linha.set(x)
  return leitor.decodeRow(0, linha, new Map()).getText()
}

/** Left and right of each rectangle of a path: 0 moves and 1 draws to a point, 4 closes. */
function listBarras(passos: number[]): [number, number][] {
  const barras: [number, number][] = []
  let xs: number[] = []
  for (let i = 0; i < passos.length; i += passos[i] === 4 ? 1 : 3) {
    if (passos[i] === 4) {
      barras.push([Math.min(...xs), Math.max(...xs)])
      xs = []
    } else xs.push(passos[i + 1] ?? 0)
  }
  return barras
}
