/** The 67 area codes in use. */
const ddds = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
)

/**
 * A phone number in E.164, or null. Brazilian: area code, then a mobile number (9 digits from 9) or a landline
 * (8 digits from 2 to 5), with or without +55 or the trunk 0. Foreign: only when it begins with '+'.
 */
export function normalizeTelefone(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  const isForeign = text.trim().startsWith('+') && !digits.startsWith('55')
  if (isForeign) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null
  const national = digits.replace(/^(?:55(?=\d{10,11}$)|0(?=[1-9]))/, '')
  return isNational(national) ? `+55${national}` : null
}

/** '(11) 98765-4321' for a Brazilian number, in any form that normalizeTelefone reads; a foreign one in E.164, no phone as it came. */
export function formatTelefone(text: string): string {
  const telefone = normalizeTelefone(text)
  if (!telefone) return text
  return telefone.replace(/^\+55(..)(\d{4,5})(\d{4})$/, '($1) $2-$3')
}

function isNational(digits: string): boolean {
  return ddds.has(digits.slice(0, 2)) && /^(?:9\d{8}|[2-5]\d{7})$/.test(digits.slice(2))
}
