/**
 * Mask of a CPF or CNPJ while it is typed: '318204' gives '318.204'. Up to eleven digits read as a CPF; a letter or a
 * twelfth character turns the same input into a CNPJ. Everything typed is kept, except characters that no document has.
 */
export function maskWhileTyping(text: string): string {
  const typed = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 14)
  return /^\d{0,11}$/.test(typed) ? join(typed, cpf) : join(typed, cnpj)
}

/** Separator before the character at each position. */
const cpf: Record<number, string> = { 3: '.', 6: '.', 9: '-' }
const cnpj: Record<number, string> = { 2: '.', 5: '.', 8: '/', 12: '-' }

function join(typed: string, separators: Record<number, string>): string {
  return [...typed].map((character, position) => `${separators[position] ?? ''}${character}`).join('')
}

/** A letter decides between a CNPJ and a document of another country only late: those have seldom more than nine characters. */
const CERTO = 10

/**
 * The same for a field that takes documents of other countries too: digits get their mask at once, letters are raised, and what has
 * letters is a CNPJ once it is longer than foreign numbers are or is typed with a CNPJ's own dots (July 2026). Blanks are never one's.
 */
export function maskDocumentoWhileTyping(text: string): string {
  const typed = text.toUpperCase()
  const significant = typed.replace(/[^0-9A-Z]/g, '')
  const isCnpj = significant.length >= CERTO || /^[0-9A-Z]{2}\.[0-9A-Z]/.test(typed)
  if (/^[\d./\-\s]*$/.test(typed) && significant.length <= 14) return maskWhileTyping(typed)
  return isCnpj && significant.length <= 14 && !/\s/.test(typed) ? maskWhileTyping(typed) : typed
}

/** A Brazilian phone while it is typed: '1998' gives '(19) 98', a foreign one (with '+') stays as it is. */
export function maskTelefoneWhileTyping(text: string): string {
  if (text.trim().startsWith('+')) return text
  const digits = text
    .replace(/\D/g, '')
    .replace(/^0(?=[1-9])/, '')
    .slice(0, 11)
  const [ddd, resto] = [digits.slice(0, 2), digits.slice(2)]
  if (resto === '') return ddd
  const corte = resto.length > 8 ? 5 : 4
  return `(${ddd}) ${resto.slice(0, corte)}${resto.length > corte ? `-${resto.slice(corte)}` : ''}`
}
