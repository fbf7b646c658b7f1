/** A bar code of 8, 12, 13 or 14 digits (GTIN) with a right check digit. */
export function isEan(text: string): boolean {
  return /^(?:\d{8}|\d{12,14})$/.test(text) && checkDigit(text.slice(0, -1)) === Number(text.at(-1))
}

/** EAN-13 of its first twelve digits. Throws RangeError for anything but twelve digits. */
export function withEanDigito(digits: string): string {
  if (!/^\d{12}$/.test(digits)) throw new RangeError(`EAN-13 needs twelve digits, got '${digits}'`)
  return `${digits}${checkDigit(digits)}`
}

/** Weights 3, 1, 3, 1… from the right end, completed to a multiple of ten (GS1). */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((sum, digit, i) => sum + Number(digit) * (i % 2 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}
