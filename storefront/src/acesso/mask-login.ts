import { formatDocumento, isCnpj, maskWhileTyping, normalizeDocumento } from '@vitrine/rules/documento'

/**
 * What is typed into a login field: digits get the mask of a CPF or CNPJ at once; a CNPJ with letters its own as soon as it is whole
 * and its check digits hold, for until then it may be the beginning of an e-mail, which stays as it is.
 */
export function maskLogin(text: string): string {
  if (/^[\d./\-\s]+$/.test(text)) return maskWhileTyping(text)
  const [antes = '', ...depois] = text.split('@')
  // Not a document but the beginning of an e-mail.
  if (depois.length > 0)
    return isMasked(antes) ? [normalizeDocumento(antes).toLowerCase(), ...depois].join('@') : text
  return isCnpj(text) ? formatDocumento(text) : text
}

const isMasked = (text: string): boolean => isCnpj(text) && text === formatDocumento(text)
