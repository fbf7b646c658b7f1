import { appendCheckDigits, hasCheckDigits } from './modulo-11.ts'
import { normalizeDocumento } from './normalize-documento.ts'

/** A CPF, masked or not, with right check digits; eleven equal digits are not a CPF. */
export function isCpf(text: string): boolean {
  const cpf = normalizeDocumento(text)
  return /^\d{11}$/.test(cpf) && !/^(\d)\1+$/.test(cpf) && hasCheckDigits(cpf, 11)
}

/** A CPF from its first nine digits. */
export const withCpfDigitos = (raiz: string): string => appendCheckDigits(raiz, 11)
