/**
 * Check digit of CPF and CNPJ: weights grow from 2 at the right end and start over after `maxWeight`.
 * A letter counts as its code minus 48, so that digits keep their value (IN RFB 2.229/2024).
 */
export function modulo11(characters: string, maxWeight: number): number {
  const last = characters.length - 1
  const sum = [...characters].reduce((sum, character, position) => {
    const weight = 2 + ((last - position) % (maxWeight - 1))
    return sum + weight * (character.charCodeAt(0) - 48)
  }, 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** Whether the last two characters are the check digits of those before them. */
export function hasCheckDigits(document: string, maxWeight: number): boolean {
  return document === appendCheckDigits(document.slice(0, -2), maxWeight)
}

/** The root of a document with its two check digits. */
export function appendCheckDigits(root: string, maxWeight: number): string {
  const first = `${root}${modulo11(root, maxWeight)}`
  return `${first}${modulo11(first, maxWeight)}`
}
