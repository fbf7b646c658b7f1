/**
 * Mask of a CPF or CNPJ while it is typed: '318204' gives '318.204'. Up to eleven digits read as a CPF; a letter or a
 * twelfth character turns the same input into a CNPJ. Nothing typed is lost but what cannot belong to a document.
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
