import { isCnpj } from './cnpj.ts'
import { normalizeDocumento } from './normalize-documento.ts'

export { normalizeDocumento }

/** Stored beside the document, never guessed again from its length (readings 8). */
export type TipoDocumento = 'CPF' | 'CNPJ' | 'ESTRANGEIRO'

/**
 * Kind of a document by its shape: length 14 is a CNPJ, 11 digits a CPF (§5 Login input), counted after unmasking,
 * for a masked CPF has 14 characters too (readings 8). Null for anything else; check digits are not looked at.
 */
export function detectTipoDocumento(text: string): 'CPF' | 'CNPJ' | null {
  const documento = normalizeDocumento(text)
  if (/^[0-9A-Z]{12}\d{2}$/.test(documento)) return 'CNPJ'
  return /^\d{11}$/.test(documento) ? 'CPF' : null
}

/** A document of another country: 4 to 20 letters, digits, dots, slashes, hyphens or blanks between them, without a check digit. */
export function isDocumentoEstrangeiro(text: string): boolean {
  const typed = text.trim()
  // Two words are a name, unless there is a number in them.
  if (typed.includes(' ') && !/\d/.test(typed)) return false
  return /^[A-Z0-9./ -]{4,20}$/.test(typed.toUpperCase()) && normalizeDocumento(typed).length >= 4
}

/** A document as people write it: '318.204.556-40', '12.ABC.345/01DE-35'; a foreign one stays as it is. */
export function formatDocumento(text: string): string {
  const documento = normalizeDocumento(text)
  const tipo = detectTipoDocumento(documento)
  if (tipo === 'CPF') return documento.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
  if (tipo === 'CNPJ') return documento.replace(/(..)(...)(...)(....)(..)/, '$1.$2.$3/$4-$5')
  return documento
}

/**
 * A document that its owner recognises and nobody else can use, for screens and logs: '318.***.***-40'.
 * A valid CNPJ is public and keeps its root: '12.ABC.345/****-35'.
 */
export function maskDocumentoParcial(text: string): string {
  const documento = normalizeDocumento(text)
  const tipo = detectTipoDocumento(documento)
  if (tipo === 'CPF') return `${documento.slice(0, 3)}.***.***-${documento.slice(9)}`
  if (tipo === 'CNPJ' && isCnpj(documento)) return formatDocumento(documento).replace(/\/..../, '/****')
  return `${documento.slice(0, 2)}${'*'.repeat(Math.max(documento.length - 2, 0))}`
}
