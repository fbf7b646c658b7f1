import { ArquivoIlegivel } from './arquivo-ilegivel.ts'

/**
 * The text of a file of any encoding that spreadsheets in Brazil write: UTF-8 and UTF-16 with or without their mark, else Windows-1252.
 * Errors: `ArquivoIlegivel` where the bytes are no text.
 */
export function decodeTexto(bytes: Uint8Array): string {
  const codificacao = findMarca(bytes)
  if (codificacao) return new TextDecoder(codificacao).decode(bytes)
  if (bytes.includes(0)) throw new ArquivoIlegivel('Este arquivo não é uma planilha. Envie .xlsx ou .csv.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What the first bytes say; a text in UTF-16 without its mark has a zero in every other byte. */
function findMarca([a, b, c, d]: Uint8Array): string | null {
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (b === 0 && d === 0 && a !== 0) return 'utf-16le'
  return a === 0 && c === 0 && b !== 0 ? 'utf-16be' : null
}
