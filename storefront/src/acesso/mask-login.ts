import { maskWhileTyping } from '@vitrine/rules/documento'

/** What is typed into a login field: digits get the mask of a CPF or CNPJ, an e-mail stays as it is. */
export function maskLogin(text: string): string {
  return /^[\d./\-\s]+$/.test(text) ? maskWhileTyping(text) : text
}
