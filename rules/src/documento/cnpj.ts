import { appendCheckDigits, hasCheckDigits } from './modulo-11.ts'
import { normalizeDocumento } from './normalize-documento.ts'

/**
 * A CNPJ, masked or not, with right check digits. Since July 2026 the first twelve characters may be letters
 * (readings 8); numbers issued before keep theirs.
 */
export function isCnpj(text: string): boolean {
  const cnpj = normalizeDocumento(text)
  return /^[0-9A-Z]{12}\d{2}$/.test(cnpj) && !/^(.)\1{11}/.test(cnpj) && hasCheckDigits(cnpj, 9)
}

/** A CNPJ from its first twelve characters. */
export const withCnpjDigitos = (raiz: string): string => appendCheckDigits(raiz, 9)
