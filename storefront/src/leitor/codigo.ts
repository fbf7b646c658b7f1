const TAMANHOS = new Set([8, 12, 13, 14])

/** A GTIN: 8, 12, 13 or 14 digits, the last of which follows from the others (GS1, modulo 10). Misread codes fail this. */
export function isGtin(texto: string): boolean {
  if (!/^\d+$/.test(texto) || !TAMANHOS.has(texto.length)) return false
  const digitos = [...texto].toReversed().map(Number)
  const soma = digitos.reduce((sum, digito, i) => sum + digito * (i % 2 === 0 ? 1 : 3), 0)
  return soma % 10 === 0
}

/** Whether digits were meant as a bar code, right or wrong: other codes are the store's own. */
export const isComoGtin = (texto: string) => /^\d+$/.test(texto) && TAMANHOS.has(texto.length)
