import { drawDanfe } from './draw-danfe.ts'
import { parseNfe, type NotaFiscal } from './parse-nfe.ts'

/** Size of a note's DANFE in bytes: drawn once when it comes, and told before anybody downloads it. Null: no note. */
export async function measureDanfe(
  xml: string,
  nota: NotaFiscal | null = parseNfe(xml),
): Promise<number | null> {
  if (!nota) return null
  let bytes = 0
  for await (const parte of drawDanfe(nota)) bytes += parte.byteLength
  return bytes
}
