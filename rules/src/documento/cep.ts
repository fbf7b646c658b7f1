/** A CEP as it is stored and sent: digits without the hyphen (§5 Search text). */
export function normalizeCep(text: string): string {
  return text.replace(/[.\-\s]/g, '')
}

/** Eight digits, with or without the hyphen; whether the place exists is for the gazetteer to say. */
export function isCep(text: string): boolean {
  return /^(?!0{8})\d{8}$/.test(normalizeCep(text))
}

/** A CEP as people write it, also while it is typed: '13015', '13015-320'. */
export function formatCep(text: string): string {
  const cep = text.replace(/\D/g, '').slice(0, 8)
  return cep.length > 5 ? `${cep.slice(0, 5)}-${cep.slice(5)}` : cep
}
